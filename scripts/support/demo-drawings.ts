import { aspectOf, positionIn, SHEETS } from '../../src/domain/map-sheet';
import { curve, drawMaps } from './draw-map';
import { ISLAND } from './map-geography';

/**
 * Drawings for pages and articles that are about no house: details, materials, plans. One hand with the
 * portraits and the maps: flat colours, ink lines, paper grain.
 */

const W = 1600;
const H = 900;

const INK = '#20332b';
const C = {
  paper: '#f6f2ea',
  sand: '#e3d8c3',
  sandDark: '#cdbd9d',
  sea: '#c3d2cc',
  lagoon: '#2f6f6b',
  leaf: '#cbd2b8',
  leafDark: '#9aa883',
  clay: '#a8472a',
  brass: '#c9b48a',
  teak: '#a9764a',
  teakDark: '#7d5433',
  stone: '#9c978b',
  white: '#fffdf8',
} as const;

/** Pseudo-random numbers from 0 to 1, the same at each run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const n = (value: number) => Math.round(value * 10) / 10;
const rect = (x: number, y: number, w: number, h: number, fill: string, rest = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${rest}/>`;
const shape = (d: string, fill: string, rest = '') => `<path d="${d}" fill="${fill}" ${rest}/>`;
const ink = (d: string, width = 4, colour: string = INK, rest = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${rest}/>`;
const circle = (x: number, y: number, r: number, fill: string, rest = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${rest}/>`;
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const OUTLINED = `stroke="${INK}" stroke-width="4" stroke-linejoin="round"`;

const palm = (x: number, y: number, height: number) =>
  ink(
    `M${x} ${y}C${x + 6} ${y - height * 0.4} ${x - 8} ${y - height * 0.7} ${x} ${y - height}`,
    9,
    C.teakDark,
  ) +
  [-150, -118, -80, -48, -20, 8]
    .map((angle) => {
      const end = (angle * Math.PI) / 180;
      const [dx, dy] = [Math.cos(end) * height * 0.42, Math.sin(end) * height * 0.3];
      return ink(
        `M${x} ${y - height}Q${n(x + dx * 0.6)} ${n(y - height + dy - 26)} ${n(x + dx)} ${n(y - height + dy + 34)}`,
        11,
        C.leafDark,
      );
    })
    .join('');

function wetSeason(): string {
  const drop = random(3);
  return [
    rect(0, 0, W, H, C.sea),
    ...times(150, () => {
      const [x, y] = [drop() * 1750 - 60, drop() * 640 - 30];
      return ink(`M${n(x)} ${n(y)}l-16 46`, 3, '#8fa9a2');
    }),
    rect(0, 690, W, 210, C.sandDark),
    rect(0, 690, W, 14, C.leafDark),
    shape('M520 690h620v60h-620z', C.stone, OUTLINED),
    shape('M560 400h540v290h-540z', C.white, OUTLINED),
    shape('M430 410L830 226L1230 410L1230 436L430 436Z', C.teak, OUTLINED),
    ink('M470 414L830 250L1190 414M520 414L830 274L1140 414', 3, C.teakDark),
    shape('M640 500h170v190h-170zM850 500h190v120h-190z', C.leaf, OUTLINED),
    ink('M1222 440v210q0 30 30 30h110', 12, C.lagoon),
    shape('M1360 650h150v110h-150z', C.lagoon, OUTLINED),
    ink('M1376 690q16-14 32 0t32 0t32 0t32 0', 4, C.paper),
    ink('M430 436l-14 40M430 436v50M444 436l10 44', 4, C.lagoon),
    palm(270, 692, 380),
    ink('M560 780h540M560 768v24M1100 768v24', 3),
  ].join('');
}

function plan(): string {
  const wall = (d: string) => ink(d, 18);
  return [
    rect(0, 0, W, H, C.paper),
    ...times(20, (i) => ink(`M${i * 84} 0V900M0 ${i * 84}H1600`, 1, '#e6dccb')),
    rect(360, 170, 880, 560, C.white),
    rect(360, 170, 330, 290, C.leaf),
    rect(360, 460, 330, 270, C.sea),
    rect(690, 500, 220, 230, C.sand),
    rect(1240, 240, 130, 420, '#e9dfc9'),
    wall(
      'M360 170H1240V240M1240 660V730H360V170M690 170V340M690 430V540M690 640V730M360 460H560M640 460H690M690 500H800M880 500H910V730',
    ),
    ink('M1240 240V660', 6, C.lagoon),
    rect(400, 210, 190, 170, C.paper, OUTLINED),
    ink('M400 250H590M420 232h60M510 232h60', 4),
    rect(400, 600, 200, 90, C.paper, `${OUTLINED} rx="40"`),
    rect(950, 200, 250, 46, C.paper, OUTLINED),
    circle(1010, 223, 12, 'none', OUTLINED),
    circle(1050, 223, 12, 'none', OUTLINED),
    rect(790, 290, 190, 110, C.teak, OUTLINED),
    ...[815, 885, 955].flatMap((x) => [
      circle(x, 270, 17, C.paper, OUTLINED),
      circle(x, 420, 17, C.paper, OUTLINED),
    ]),
    rect(1000, 540, 200, 80, C.paper, `${OUTLINED} rx="16"`),
    ink('M690 430A90 90 0 0 0 780 340L690 340', 3),
    ink(
      'M360 800H690M690 800H910M910 800H1240M360 784v32M690 784v32M910 784v32M1240 784v32M300 170V730M284 170h32M284 460h32M284 730h32',
      3,
      C.clay,
    ),
  ].join('');
}

function income(): string {
  const months = [62, 41, 52, 58, 60, 72, 84, 88, 70, 60, 54, 76];
  return [
    rect(0, 0, W, H, INK),
    ...times(5, (i) => ink(`M180 ${720 - i * 130}H1420`, 2, '#43584e')),
    ...months.flatMap((share, i) => {
      const [x, h] = [200 + i * 102, share * 5.9];
      const parts = [
        [h * 0.2, '#8a6c4e'],
        [h * 0.1, C.clay],
        [h * 0.7, C.brass],
      ] as const;
      let top = 720;
      return parts.map(([height, colour]) => rect(x, (top -= height), 66, height, colour));
    }),
    ink(
      curve(months.map((share, i) => [233 + i * 102, 720 - share * 5.9 - 46] as const)),
      5,
      C.paper,
    ),
    ink('M180 720H1420', 4, C.paper),
  ].join('');
}

function lease(): string {
  const plots = [
    'M120 60L520 100L480 400L90 360Z',
    'M520 100L960 70L1000 380L480 400Z',
    'M960 70L1500 120L1460 420L1000 380Z',
    'M90 460L470 490L440 850L60 820Z',
    'M470 490L1000 470L1040 830L440 850Z',
    'M1000 470L1460 510L1500 860L1040 830Z',
  ];
  return [
    rect(0, 0, W, H, C.leaf),
    ...plots.map((d, i) =>
      shape(
        d,
        i === 4 ? C.paper : i % 2 ? C.sand : '#d8dcc6',
        `stroke="${INK}" stroke-width="3" stroke-dasharray="18 12"`,
      ),
    ),
    shape(plots[4] ?? '', 'none', `stroke="${C.clay}" stroke-width="9" stroke-linejoin="round"`),
    ...[
      [470, 490],
      [1000, 470],
      [1040, 830],
      [440, 850],
    ].map(([x = 0, y = 0]) =>
      rect(x - 13, y - 13, 26, 26, C.paper, `stroke="${C.clay}" stroke-width="6"`),
    ),
    rect(610, 560, 260, 190, C.sandDark, OUTLINED),
    rect(900, 570, 70, 170, C.sea, OUTLINED),
    ink('M90 410Q500 470 1000 425T1500 465', 46, C.white),
    ink('M90 410Q500 470 1000 425T1500 465', 3, INK, 'stroke-dasharray="22 18"'),
    circle(1290, 240, 96, C.clay),
    circle(1290, 240, 74, 'none', `stroke="${C.paper}" stroke-width="4"`),
    ink('M1250 244l28 30l56-66', 11, C.paper),
  ].join('');
}

function stages(): string {
  const at = (i: number, d: string) => `<g transform="translate(${120 + i * 360} 0)">${d}</g>`;
  const base = shape('M0 640h280v44h-280z', C.stone, OUTLINED);
  const frame = ink('M24 640V420M140 640V420M256 640V420M10 420H270M24 530H256', 12, INK);
  const roof = shape('M-20 420L140 300L300 420Z', C.teak, OUTLINED);
  const walls = shape('M24 426h232v214h-232z', C.white, OUTLINED);
  const openings = shape('M54 480h80v160h-80zM164 480h66v80h-66z', C.sea, OUTLINED);
  return [
    rect(0, 0, W, H, C.sand),
    rect(0, 684, W, 216, C.sandDark),
    at(0, base + ink('M40 640v-60M140 640v-60M240 640v-60', 7, C.clay)),
    at(1, base + frame + roof),
    at(2, base + walls + roof + ink('M54 480h80v160M164 480h66v80h-66z', 4)),
    at(3, base + walls + openings + roof + palm(330, 684, 300)),
    ink('M260 780H1340', 5, INK),
    ...times(4, (i) => circle(260 + i * 360, 780, 18, i < 3 ? INK : C.clay)),
  ].join('');
}

function distance(): string {
  const [cx, cy, r] = [800, 1010, 760];
  return [
    rect(0, 0, W, H, C.sea),
    circle(cx, cy, r, C.paper, `stroke="${INK}" stroke-width="4"`),
    ...[0.25, 0.5, 0.75].map(
      (part) =>
        `<ellipse cx="${cx}" cy="${cy}" rx="${r * part}" ry="${r}" fill="none" stroke="${C.sandDark}" stroke-width="3"/>`,
    ),
    ...[0.3, 0.55, 0.8].map((part) =>
      ink(
        `M${n(cx - r * Math.sqrt(1 - part * part))} ${n(cy - r * part)}H${n(cx + r * Math.sqrt(1 - part * part))}`,
        3,
        C.sandDark,
      ),
    ),
    ink('M470 520C600 130 1060 160 1180 640', 7, C.clay, 'stroke-dasharray="4 20"'),
    circle(470, 520, 20, INK),
    circle(1180, 640, 20, C.clay),
    shape('M300 250h250v170h-110l-40 44v-44h-100z', C.white, OUTLINED),
    ink('M340 380l60-56 46 34 66-70', 6, C.lagoon),
    shape('M1110 400h250v170h-110l-40 44v-44h-100z', C.white, OUTLINED),
    shape('M1160 540v-66l70-48 70 48v66z', C.teak, OUTLINED),
  ].join('');
}

function keys(): string {
  const pick = random(9);
  return [
    rect(0, 0, W, H, C.leaf),
    rect(200, 120, 1200, 660, C.teak, OUTLINED),
    ...times(5, (i) => ink(`M200 ${230 + i * 112}H1400`, 2, C.teakDark)),
    ...times(18, (i) => {
      const [x, y] = [300 + (i % 6) * 200, 190 + Math.floor(i / 6) * 205];
      const hook = ink(`M${x} ${y - 22}v14q0 18 16 12`, 6, C.brass);
      if (pick() < 0.22) return hook;
      const colour = [C.paper, C.lagoon, C.clay, C.sand][Math.floor(pick() * 4)] ?? C.paper;
      return (
        hook +
        circle(x + 8, y + 28, 24, 'none', `stroke="${C.brass}" stroke-width="7"`) +
        ink(`M${x - 4} ${y + 50}l-16 84m0 0l20 5m-15-26l20 5`, 9, C.brass) +
        `<g transform="rotate(${n(pick() * 14 - 3)} ${x + 14} ${y + 50})">${rect(x + 14, y + 50, 46, 78, colour, OUTLINED)}${circle(x + 37, y + 66, 5, INK)}</g>`
      );
    }),
  ].join('');
}

function furniture(): string {
  const chair = (x: number, flip = 1) =>
    `<g transform="translate(${x} 0) scale(${flip} 1)">${ink('M0 690V560H88V690M0 560L-14 410', 10, C.teakDark)}${shape('M-10 532h104v30h-104z', C.leafDark, OUTLINED)}${shape('M-26 414l24-4 20 118h-26z', C.leafDark, OUTLINED)}</g>`;
  const lamp = (x: number) =>
    ink(`M${x} 0V170`, 4) +
    shape(`M${x - 70} 270Q${x} 110 ${x + 70} 270Z`, C.sandDark, OUTLINED) +
    ink(`M${x - 46} 266Q${x} 150 ${x + 46} 266M${x} 176V268`, 3, C.teakDark);
  return [
    rect(0, 0, W, 690, C.sand),
    rect(0, 690, W, 210, C.teak),
    ...times(9, (i) => ink(`M${i * 200 - 40} 690L${i * 260 - 260} 900`, 2, C.teakDark)),
    lamp(380),
    lamp(600),
    shape('M230 500h520v26h-520z', C.teak, OUTLINED),
    ink('M270 526V690M710 526V690', 12, C.teakDark),
    chair(150),
    chair(830, -1),
    shape('M960 560h500v90h-500z', C.white, OUTLINED),
    shape(
      'M940 470q0-36 36-36h40q36 0 36 36v110h-112zM1368 470q0-36 36-36h40q36 0 36 36v110h-112z',
      C.leaf,
      OUTLINED,
    ),
    shape('M1052 450h158v120h-158zM1210 450h158v120h-158z', C.white, OUTLINED),
    shape('M1100 470l70-10 14 84-76 8z', C.clay, OUTLINED),
    ink('M980 650v40M1440 650v40', 12, C.teakDark),
    rect(1080, 150, 260, 190, C.paper, OUTLINED),
    shape('M1100 320l70-90 50 52 44-66 58 104z', C.lagoon),
  ].join('');
}

function samples(): string {
  const pick = random(21);
  const tones = [
    C.teak,
    C.teakDark,
    C.stone,
    '#7f7a70',
    C.sand,
    C.sandDark,
    C.white,
    C.leafDark,
    C.lagoon,
    C.brass,
    '#b8573a',
    '#d8cdb7',
  ];
  return [
    rect(0, 0, W, H, C.paper),
    ...times(46, (i) => {
      const [x, y] = [92 + (i % 10) * 144, 76 + Math.floor(i / 10) * 152];
      const tone = tones[Math.floor(pick() * tones.length)] ?? C.sand;
      const kind = Math.floor(pick() * 4);
      const grain =
        kind === 0
          ? times(6, (k) =>
              ink(
                `M${x + 6} ${n(y + 14 + k * 20)}q${n(30 + pick() * 30)} ${n(pick() * 14 - 7)} 108 0`,
                2,
                'rgb(0 0 0 / 18%)',
              ),
            ).join('')
          : kind === 1
            ? times(26, () =>
                circle(
                  x + 8 + pick() * 104,
                  y + 8 + pick() * 112,
                  1.5 + pick() * 3,
                  'rgb(255 255 255 / 34%)',
                ),
              ).join('')
            : kind === 2
              ? times(5, (k) =>
                  ink(
                    `M${x} ${y + 26 + k * 24}H${x + 120}M${x + 24 + k * 24} ${y}V${y + 128}`,
                    1.5,
                    'rgb(0 0 0 / 12%)',
                  ),
                ).join('')
              : '';
      return rect(x, y, 120, 128, tone) + grain;
    }),
  ].join('');
}

function scaffold(): string {
  return [
    rect(0, 0, W, H, C.sea),
    rect(0, 740, W, 160, C.sandDark),
    ...times(3, (i) => rect(420, 320 + i * 150, 760, 26, C.stone, OUTLINED)),
    rect(400, 720, 800, 40, C.stone, OUTLINED),
    ...times(5, (i) => rect(440 + i * 172, 346, 32, 374, C.sand, OUTLINED)),
    ...times(3, (i) => rect(420, 320 + i * 150, 760, 26, C.stone, OUTLINED)),
    ...times(6, (i) => ink(`M${1220 + (i % 2) * 90} 250V740`, 7, C.teakDark)),
    ...times(5, (i) =>
      ink(`M1200 ${290 + i * 100}H1330M1220 ${390 + i * 90}L1310 ${300 + i * 90}`, 6, C.teakDark),
    ),
    ink(
      'M250 740V120M210 740V120M210 740L250 700L210 660L250 620L210 580L250 540L210 500L250 460L210 420L250 380L210 340L250 300L210 260L250 220L210 180L250 140',
      5,
      C.clay,
    ),
    ink('M120 140H860M230 70L860 140M230 70L120 140M230 70V140', 6, C.clay),
    ink('M760 140V240', 4),
    shape('M700 240h120v44h-120z', C.teak, OUTLINED),
    ...[520, 700, 1010].map(
      (x) =>
        circle(x, 440, 17, C.brass, OUTLINED) +
        ink(`M${x} 458v54M${x - 22} 480h44M${x} 512l-16 42M${x} 512l16 42`, 7),
    ),
  ].join('');
}

function wallSection(): string {
  const layers = [
    [90, C.white],
    [46, C.sandDark],
    [190, C.stone],
    [70, C.leaf],
    [36, C.sand],
    [110, C.teak],
  ] as const;
  let x = 480;
  return [
    rect(0, 0, W, H, C.paper),
    ...layers.flatMap(([width, colour], i) => {
      const left = x;
      x += width;
      const marks =
        i === 2
          ? times(5, (k) =>
              rect(left + 10, 120 + k * 132, width - 20, 112, '#b3ada0', OUTLINED),
            ).join('')
          : i === 3
            ? ink(
                `M${left + 35} 100${times(16, (k) => `q${k % 2 ? -50 : 50} 20 0 40`).join('')}`,
                4,
                C.leafDark,
              )
            : i === 5
              ? times(14, (k) =>
                  ink(`M${left} ${110 + k * 48}H${left + width}`, 3, C.teakDark),
                ).join('')
              : '';
      return [
        rect(left, 90, width, 700, colour, OUTLINED),
        marks,
        ink(
          `M${n(left + width / 2)} ${130 + i * 96}L${i < 3 ? 330 : 1230} ${130 + i * 96}`,
          3,
          C.clay,
        ),
        circle(left + width / 2, 130 + i * 96, 8, C.clay),
        ink(`M${i < 3 ? 210 : 1230} ${130 + i * 96}h120`, 3, C.clay),
        rect(i < 3 ? 120 : 1360, 108 + i * 96, 76, 44, colour, OUTLINED),
      ];
    }),
    ink('M440 830H1060', 4),
    ink('M480 818v24M1022 818v24', 4),
  ].join('');
}

function walk(): string {
  return [
    rect(0, 0, W, H, C.leaf),
    ...times(7, (i) => {
      const [x, y] = [230 + i * 170, i % 2 ? 520 : 210];
      return (
        rect(x, y, 120, 150, i < 4 ? C.white : C.sand, OUTLINED) +
        rect(x + 14, y + 160, 92, 34, C.sea, OUTLINED) +
        (i < 4 ? ink(`M${x} ${y}l120 150m0-150l-120 150`, 3, C.sandDark) : '')
      );
    }),
    ink('M60 470H1540', 40, C.white),
    ink(
      'M60 470H300Q330 470 330 400M330 400V380M330 470H520Q545 470 545 500M545 470H720Q750 470 755 420M755 470H1000',
      7,
      C.clay,
      'stroke-dasharray="3 18"',
    ),
    ...[
      [110, 160],
      [180, 720],
      [620, 130],
      [1450, 250],
      [860, 780],
      [450, 790],
    ].map(([x = 0, y = 0]) => circle(x, y, 46, C.leafDark) + circle(x, y, 26, '#87966f')),
    shape('M1310 760q0-110 110-110t110 110z', C.brass, OUTLINED),
    ink('M1280 762H1560M1420 650v100M1380 656v94M1460 656v94', 7),
  ].join('');
}

function homes(): string {
  return [
    rect(0, 0, W, H, INK),
    ...times(182, (i) => {
      const [x, y] = [134 + (i % 26) * 52, 120 + Math.floor(i / 26) * 98];
      return i < 64
        ? shape(
            `M${x} ${y + 56}V${y + 26}L${x + 19} ${y + 8}L${x + 38} ${y + 26}V${y + 56}Z`,
            C.brass,
          )
        : shape(`M${x + 4} ${y + 56}V${y + 4}H${x + 34}V${y + 56}Z`, '#6f8f86') +
            ink(`M${x + 12} ${y + 18}h14M${x + 12} ${y + 32}h14M${x + 12} ${y + 46}h14`, 4, INK);
    }),
  ].join('');
}

function door(): string {
  return [
    rect(0, 0, W, H, C.stone),
    ...stones(0, 0, W, 760, 5),
    rect(0, 760, W, 140, C.sandDark),
    shape('M620 760V250h360v510z', C.teak, OUTLINED),
    ...times(7, (i) => ink(`M${671 + i * 51} 250V760`, 3, C.teakDark)),
    rect(600, 220, 400, 36, C.teakDark, OUTLINED),
    circle(930, 520, 15, C.brass, OUTLINED),
    shape('M560 760h480v36h-480z', C.sand, OUTLINED),
    shape('M600 796h400v40h-400z', C.sand, OUTLINED),
    palm(330, 780, 430),
    palm(1270, 780, 360),
  ].join('');
}

/** Courses of river stones. */
function stones(x0: number, y0: number, width: number, height: number, seed: number): string[] {
  const pick = random(seed);
  const tones = ['#a8a296', '#8e897d', '#b7b0a1', '#7c786e', '#9d9486'];
  const found: string[] = [];
  for (let y = y0; y < y0 + height; y += 84) {
    for (let x = x0 - pick() * 90; x < x0 + width;) {
      const w = 70 + pick() * 110;
      const [dx, dy] = [8 + pick() * 12, 6 + pick() * 10];
      found.push(
        shape(
          `M${n(x + dx)} ${n(y + 6)}Q${n(x + w / 2)} ${n(y - 4 + dy)} ${n(x + w - dx)} ${n(y + 8)}Q${n(x + w + 2)} ${n(y + 40)} ${n(x + w - dy)} ${n(y + 74)}Q${n(x + w / 2)} ${n(y + 86 - dx / 2)} ${n(x + dy)} ${n(y + 74)}Q${n(x - 2)} ${n(y + 40)} ${n(x + dx)} ${n(y + 6)}Z`,
          tones[Math.floor(pick() * tones.length)] ?? C.stone,
          `stroke="#5f5b52" stroke-width="3"`,
        ),
      );
      x += w + 4;
    }
  }
  return found;
}

const boulders = (): string =>
  [
    rect(0, 0, W, H, '#6a665d'),
    ...stones(-20, -10, W + 60, H, 17),
    shape('M0 0H1600V70H0Z', C.teak, OUTLINED),
    ...times(8, (i) => ink(`M${i * 220} 0V70`, 3, C.teakDark)),
  ].join('');

function island(): string {
  const { bounds } = SHEETS.island;
  const height = W / aspectOf(bounds);
  const outline = `M${ISLAND.map(([longitude, latitude]) => {
    const { left, top } = positionIn(bounds, { longitude, latitude });
    return `${n((left / 100) * W)} ${n((top / 100) * height - (height - H) / 2)}`;
  }).join('L')}Z`;
  return [
    rect(0, 0, W, H, C.sea),
    '<g transform="translate(200 105) scale(.76)">',
    ...[120, 80, 44].map((width) => ink(outline, width, '#b3c6bf', 'opacity=".5"')),
    shape(outline, C.leaf, OUTLINED),
    `<clipPath id="c"><path d="${outline}"/></clipPath><g clip-path="url(#c)">`,
    ...times(
      7,
      (i) =>
        `<ellipse cx="1060" cy="330" rx="${430 - i * 58}" ry="${220 - i * 30}" fill="${['#c2cbad', '#b7c2a0', '#abb893', '#9fae86', '#94a57a', '#879a6d', '#7a8f61'][i]}"/>`,
    ),
    ...times(
      4,
      (i) =>
        `<ellipse cx="560" cy="300" rx="${250 - i * 58}" ry="${90 - i * 20}" fill="${['#c2cbad', '#b7c2a0', '#abb893', '#9fae86'][i]}"/>`,
    ),
    '</g>',
    circle(1060, 330, 12, C.clay),
    '</g>',
    circle(1400, 150, 60, C.brass),
  ].join('');
}

function areas(): string {
  const coast = drawMaps().get(SHEETS.coast.file) ?? '';
  const inner = coast.replace(/^[\s\S]*?<svg[^>]*>/, '').replace('</svg>', '');
  const ring = (x: number, y: number, colour: string) =>
    circle(x, y, 128, colour, 'opacity=".22"') +
    circle(x, y, 128, 'none', `stroke="${colour}" stroke-width="7"`);
  return [
    `<g transform="scale(1.3334) translate(0 -190)">${inner}</g>`,
    ring(1165, 640, C.clay),
    ring(920, 420, C.lagoon),
    ring(560, 330, '#7d5433'),
  ].join('');
}

function chairs(): string {
  return [
    rect(0, 0, W, 620, C.sand),
    rect(0, 620, W, 280, C.sandDark),
    rect(430, 110, 740, 390, C.paper, OUTLINED),
    shape('M520 430V300L660 210L800 300V430Z', C.teak, OUTLINED),
    ink('M860 430V380M920 430V330M980 430V350M1040 430V270', 26, C.lagoon),
    ...times(14, (i) => {
      const [x, y] = [150 + (i % 7) * 200, 600 + Math.floor(i / 7) * 130];
      return (
        shape(`M${x} ${y}h100v70h-100z`, i % 3 ? C.leafDark : C.clay, OUTLINED) +
        ink(`M${x + 10} ${y + 70}v56M${x + 90} ${y + 70}v56`, 8, C.teakDark)
      );
    }),
  ].join('');
}

const DRAWINGS: Readonly<Record<string, () => string>> = {
  'drawing-wet-season': wetSeason,
  'drawing-plan': plan,
  'drawing-income': income,
  'drawing-lease': lease,
  'drawing-stages': stages,
  'drawing-distance': distance,
  'drawing-keys': keys,
  'drawing-furniture': furniture,
  'drawing-samples': samples,
  'drawing-scaffold': scaffold,
  'drawing-wall': wallSection,
  'drawing-walk': walk,
  'drawing-homes': homes,
  'drawing-door': door,
  'drawing-boulders': boulders,
  'drawing-island': island,
  'drawing-areas': areas,
  'drawing-chairs': chairs,
};

const GRAIN =
  '<filter id="grain"><feTurbulence baseFrequency=".8" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .1 0 0 0 0 .1 0 0 0 0 .08 0 0 0 .08 0"/></filter>';

/** The drawings by their file names without ending, as SVG of 1,600 by 900. */
export const drawDrawings = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(DRAWINGS).map(([file, draw]) => [
      file,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">${GRAIN}${draw()}<rect width="${W}" height="${H}" filter="url(#grain)"/></svg>`,
    ]),
  );
