// The eight regions of The King is Dead on the coast of Britain. Thirteen borders (KD-1.2), no more.

/** Longitude and latitude to the board; the far north is drawn a little smaller. */
function project([lon, lat]) {
  const north = lat > 52 ? lat - 0.022 * (lat - 52) ** 2 : lat
  return [(lon + 7.9) * 72, (58.05 - north) * 108]
}

const W = -12, E = 5

export default {
  game: 'king_is_dead',
  width: 730,
  height: 900,
  sea: { north: 200, south: 200 },
  project,
  tolerance: 0.7,
  smallest: 14,
  isles: [-8, 49.8, 1.9, 59.5],
  without: [[-8, 59.6, 0, 62]],
  shores: [[-11, 51, -5, 56], [-3, 47, 6, 52]],
  hearts: { moray: [296, 138, 50], strathclyde: [300, 312, 50], lancaster: [390, 476, 36], northumbria: [482, 452, 52], gwynedd: [322, 640, 48], devon: [408, 738, 50] },
  nodes: {
    solway: [-2.62, 55.2], peak: [-1.9, 53.42], dee: [-2.92, 52.9], severn: [-2.4, 52.08], thames: [-1.35, 51.82], welland: [-0.62, 52.66],
  },
  lines: {
    highland: [[W, 56.1], [-6.4, 56.12], [-5.8, 56.22], [-5.42, 56.42], [-4.8, 56.38], [-4.2, 56.25], [-3.6, 56.36], [-3.0, 56.4], [-2.6, 56.45], [E, 56.5]],
    galloway: [[W, 54.5], [-4.9, 54.55], [-3.9, 54.76], [-3.35, 54.93], [-3.02, 55.02], 'solway'],
    tweed: ['solway', [-2.35, 55.38], [-2.22, 55.6], [-2.02, 55.8], [-1.2, 56.0], [E, 56.1]],
    pennine: ['solway', [-2.42, 54.85], [-2.28, 54.45], [-2.12, 54.05], [-1.98, 53.72], 'peak'],
    mersey: ['peak', [-2.2, 53.16], [-2.55, 53.0], 'dee'],
    chester: ['dee', [-2.98, 53.08], [-3.12, 53.25], [-3.5, 53.5], [-5.2, 53.65], [W, 53.7]],
    marches: ['dee', [-3.08, 52.6], [-2.92, 52.3], 'severn'],
    wye: ['severn', [-2.42, 51.85], [-2.66, 51.62], [-3.0, 51.42], [-4.0, 51.32], [W, 51.0]],
    cotswold: ['severn', [-1.9, 51.98], 'thames'],
    watling: ['thames', [-1.08, 52.06], [-0.86, 52.36], 'welland'],
    trent: ['peak', [-1.45, 53.25], [-1.05, 52.98], 'welland'],
    wash: ['welland', [-0.2, 52.74], [0.08, 52.83], [0.24, 52.94], [0.46, 53.06], [0.9, 53.2], [E, 53.6]],
    solent: ['thames', [-1.3, 51.45], [-1.12, 51.1], [-0.99, 50.84], [-0.94, 50.3], [-0.9, 48]],
  },
  cells: {
    moray: ['highland', [E, 63], [W, 63]],
    strathclyde: ['galloway', 'tweed', '-highland'],
    lancaster: ['galloway', 'pennine', 'mersey', 'chester'],
    northumbria: ['-tweed', 'pennine', 'trent', 'wash'],
    gwynedd: ['-chester', 'marches', 'wye'],
    warwick: ['mersey', 'marches', 'cotswold', 'watling', '-trent'],
    essex: ['-wash', '-watling', 'solent', [E, 48]],
    devon: ['-wye', 'cotswold', 'solent', [W, 48]],
  },
}
