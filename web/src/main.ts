import { mount } from 'svelte'
import App from './App.svelte'
import './look/fonts.css'
import './look/base.css'
import './look/drawing.css'
import { preferred, speak } from './lib/i18n.svelte'
import { theme, setTheme } from './lib/preferences.svelte'

setTheme(theme(), false)
await speak(preferred())
if (import.meta.env.MODE === 'site') void import('./site/start')
mount(App, { target: document.getElementById('app')! })
