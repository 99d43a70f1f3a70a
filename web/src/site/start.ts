// What the page that needs no server has beside the pages: how far it is fetched, a new version, its service worker.
import { mount } from 'svelte'
import Notice from './Notice.svelte'
import { offer } from './version.svelte'

const place = document.createElement('div')
document.body.append(place)
mount(Notice, { target: place })
void offer()
