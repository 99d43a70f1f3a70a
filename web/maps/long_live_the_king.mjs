// The thirteen counties of Long Live the King on the coast of England. Borders of LV-1.8; sea lines are drawn apart.

const MAN = { box: [-4.85, 54.03, -4.28, 54.44], heart: [-4.56, 54.22], times: 2.1 } // larger than true: pieces stand on it

function project([lon, lat]) {
  const [w, s, e, n] = MAN.box
  if (lon >= w && lon <= e && lat >= s && lat <= n) {
    const [x, y] = MAN.heart
    return plain([x + (lon - x) * MAN.times, y + (lat - y) * MAN.times])
  }
  return plain([lon, lat])
}

const plain = ([lon, lat]) => [(lon + 6.1) * 96, (56.15 - lat) * 150]

const W = -12, E = 5

export default {
  game: 'long_live_the_king',
  width: 800,
  height: 950,
  sea: { north: 420, east: 900, south: 420, west: 420 }, // below the scroll, and where a window is high
  project,
  tolerance: 0.8,
  smallest: 14,
  isles: [-8, 49.8, 1.9, 59.5],
  without: [[-8, 55.5, 0, 62]],
  shores: [[-11, 51, -5, 56], [-3, 47, 13, 54]],
  apart: [{ region: 'man', box: MAN.box }],
  hearts: {
    man: [162, 280, 30], loncastre: [351, 356, 46], grentebrige: [642, 560, 60], oxeneford: [440, 660, 44], lundonia: [626, 666, 38], roucestre: [632, 766, 42],
    sarisberie: [390, 766, 50], lideford: [212, 796, 46],
  },
  nodes: {
    t1: [-2.15, 54.3], t2: [-1.86, 53.45], t3: [-1.9, 53.02], t4: [-0.95, 53.25], t5: [-0.72, 52.68], t6: [-0.98, 52.12],
    t7: [-2.2, 52.1], t8: [-0.62, 51.86], t9: [-0.5, 51.32], t10: [-2.86, 51.53], t11: [-3.06, 51.46],
  },
  lines: {
    wall: [[W, 54.5], [-4.9, 54.55], [-3.9, 54.76], [-3.35, 54.93], [-3.02, 55.02], [-2.62, 55.2], [-2.22, 55.6], [-2.02, 55.8], [-1.2, 56.0], [E, 56.1]],
    lonsdale: [[W, 54.4], [-4.9, 54.48], [-3.7, 54.42], [-3.2, 54.4], [-2.75, 54.32], 't1'],
    tees: ['t1', [-1.8, 54.4], [-1.4, 54.48], [-1.14, 54.68], [0, 55.0], [E, 55.2]],
    pennine: ['t1', [-1.96, 53.95], [-1.86, 53.7], 't2'],
    mersey: ['t2', [-2.72, 53.33], [-2.97, 53.37], [-3.1, 53.46], [-3.7, 53.55], [W, 53.7]],
    peak: ['t2', 't3'],
    derwent: ['t3', [-1.6, 53.12], [-1.25, 53.2], 't4'],
    humber: ['t4', [-0.85, 53.5], [-0.6, 53.7], [-0.25, 53.66], [-0.02, 53.6], [0.16, 53.55], [E, 53.8]],
    witham: ['t4', [-0.86, 52.95], 't5'],
    wash: ['t5', [-0.25, 52.76], [0.08, 52.83], [0.24, 52.94], [0.46, 53.06], [0.9, 53.2], [E, 53.4]],
    nene: ['t5', [-0.76, 52.38], 't6'],
    marches: ['t3', [-2.35, 52.8], [-2.45, 52.4], 't7'],
    avon: ['t7', [-1.6, 52.05], 't6'],
    chiltern: ['t6', [-0.82, 52.0], 't8'],
    essex: ['t8', [0.05, 51.98], [0.6, 51.96], [1.02, 51.82], [1.3, 51.8], [E, 51.95]],
    colne: ['t8', [-0.62, 51.6], 't9'],
    thames: ['t9', [0.02, 51.44], [0.36, 51.465], [0.9, 51.5], [E, 51.6]],
    weald: ['t9', [-0.26, 51.08], [-0.04, 50.83], [0, 50.4], [0, 48]],
    wye: ['t7', [-2.42, 51.88], [-2.62, 51.66], 't10'],
    channel: ['t11', [-4.0, 51.32], [W, 51.0]],
    bar: ['t10', 't11'],
    downs: ['t10', [-2.62, 51.5], [-2.2, 51.52], [-1.6, 51.5], [-1.12, 51.36], [-0.97, 51.0], [-0.9, 50.8], [-0.9, 48]],
    mendip: ['t11', [-2.88, 51.4], [-2.6, 51.15], [-2.76, 50.95], [-2.92, 50.72], [-2.95, 50.3], [-3, 48]],
  },
  cells: {
    '-scotia': ['wall', [E, 63], [W, 63]],
    sedberouie: ['-wall', 'lonsdale', 'tees'],
    loncastre: ['lonsdale', 'pennine', 'mersey'],
    tateshale: ['-tees', 'pennine', 'peak', 'derwent', 'humber'],
    lincolia: ['-humber', 'witham', 'wash'],
    wigemor: ['-mersey', 'peak', 'marches', 'wye', 'bar', 'channel'],
    stadford: ['derwent', 'witham', 'nene', '-avon', '-marches'],
    grentebrige: ['-wash', 'nene', 'chiltern', 'essex'],
    oxeneford: ['avon', 'chiltern', 'colne', 'weald', '-downs', '-wye'],
    lundonia: ['-essex', 'colne', 'thames'],
    roucestre: ['-thames', 'weald', [E, 48]],
    sarisberie: ['-bar', 'downs', '-mendip'],
    lideford: ['-channel', 'mendip', [W, 48]],
  },
}
