/** Drawings of the areas, 4:5, in the hand of the other drawings. */

const W = 1280;
const H = 1600;

const COLOURS = {
  ink: '#20332b',
  paper: '#f6f2ea',
  night: '#2b3a36',
  dusk: '#e9c9a0',
  dawn: '#f0e2c4',
  noon: '#cfdeda',
  sea: '#7fa39c',
  deep: '#2f6f6b',
  sand: '#e6d6b4',
  black: '#4a4843',
  leaf: '#8fa078',
  leafDark: '#5d7154',
  rice: '#b9c593',
  brick: '#b0603f',
  brickDark: '#8f4a2f',
  sun: '#d9895b',
  clay: '#a8472a',
} as const;

const shape = (d: string, fill: string, rest = '') => `<path d="${d}" fill="${fill}" ${rest}/>`;
const rect = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
const circle = (x: number, y: number, r: number, fill: string, rest = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${rest}/>`;
const stroke = (d: string, width: number, colour: string) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

function palm(x: number, y: number, height: number, lean: number, colour: string): string {
  const [topX, topY] = [x + lean, y - height];
  const fronds = [-165, -135, -105, -70, -40, -12, 15].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    const [dx, dy] = [Math.cos(turn) * height * 0.4, Math.sin(turn) * height * 0.26];
    return shape(
      `M${topX} ${topY}Q${topX + dx * 0.55} ${topY + dy - 46} ${topX + dx} ${topY + dy + 44}Q${topX + dx * 0.5} ${topY + dy} ${topX} ${topY}Z`,
      colour,
    );
  });
  return (
    stroke(`M${x} ${y}Q${x + lean * 0.2} ${y - height * 0.5} ${topX} ${topY}`, 13, COLOURS.ink) +
    fronds.join('')
  );
}

const wave = (y: number, colour: string, width: number) =>
  stroke(
    `M-40 ${y}${Array.from({ length: 9 }, (_, i) => `q40 ${i % 2 ? 22 : -22} 80 0t80 0`).join('')}`,
    width,
    colour,
  );

function berawa(): string {
  const parasol = (x: number, y: number, colour: string) =>
    stroke(`M${x} ${y}v150`, 7, COLOURS.ink) +
    shape(`M${x - 100} ${y + 34}Q${x} ${y - 92} ${x + 100} ${y + 34}Z`, colour) +
    shape(
      `M${x - 34} ${y + 34}Q${x} ${y - 60} ${x + 34} ${y + 34}Z`,
      COLOURS.paper,
      'opacity=".55"',
    );
  const house = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, COLOURS.paper) +
    shape(`M${x - 24} ${y}L${x + w / 2} ${y - 74}L${x + w + 24} ${y}Z`, COLOURS.brick) +
    rect(x + 26, y + 34, 46, h - 34, COLOURS.night) +
    rect(x + w - 82, y + 34, 54, 50, COLOURS.dusk);
  return [
    rect(0, 0, W, H, COLOURS.dusk),
    circle(860, 520, 190, COLOURS.sun),
    shape('M0 640Q320 560 640 624T1280 590V900H0Z', COLOURS.leafDark, 'opacity=".55"'),
    house(130, 640, 210, 150),
    house(420, 660, 250, 130),
    house(780, 630, 230, 160),
    palm(90, 800, 380, 40, COLOURS.leafDark),
    palm(720, 800, 470, -46, COLOURS.leafDark),
    palm(1130, 800, 420, 34, COLOURS.leafDark),
    shape('M0 790H1280V1180Q800 1080 0 1240Z', COLOURS.sand),
    parasol(240, 930, COLOURS.clay),
    parasol(560, 890, COLOURS.deep),
    parasol(920, 910, COLOURS.clay),
    shape('M0 1240Q800 1080 1280 1180V1600H0Z', COLOURS.sea),
    shape('M0 1240Q800 1080 1280 1180V1215Q800 1125 0 1290Z', COLOURS.paper, 'opacity=".8"'),
    wave(1390, COLOURS.deep, 6),
    wave(1490, COLOURS.deep, 6),
  ].join('');
}

function canggu(): string {
  const steps = Array.from({ length: 8 }, (_, i) => {
    const y = 760 + i * 112;
    const bend = i % 2 ? 70 : -60;
    return (
      shape(
        `M0 ${y}Q320 ${y + bend} 640 ${y + 20}T1280 ${y - 20}V1600H0Z`,
        i % 2 ? COLOURS.rice : '#a7b57f',
      ) +
      stroke(`M0 ${y}Q320 ${y + bend} 640 ${y + 20}T1280 ${y - 20}`, 10, COLOURS.leafDark) +
      Array.from({ length: 16 }, (_, k) =>
        stroke(`M${30 + k * 82} ${y + 58}q-4-24-10-32m10 32q2-24 10-34`, 5, COLOURS.leafDark),
      ).join('')
    );
  });
  return [
    rect(0, 0, W, H, COLOURS.dawn),
    circle(400, 380, 150, COLOURS.sun),
    rect(0, 560, W, 210, COLOURS.sea),
    wave(640, COLOURS.paper, 7),
    wave(700, COLOURS.paper, 7),
    shape('M0 740Q500 690 1280 736V800H0Z', COLOURS.sand),
    palm(1010, 800, 440, 50, COLOURS.leafDark),
    palm(1130, 800, 330, 26, COLOURS.leafDark),
    palm(190, 790, 260, -30, COLOURS.leafDark),
    ...steps,
    shape('M840 1000h170v92h-170z', COLOURS.paper),
    shape('M806 1004L925 910L1044 1004Z', COLOURS.brickDark),
    stroke('M862 1092v40M988 1092v40', 11, COLOURS.ink),
  ].join('');
}

function pererenan(): string {
  const half = (side: 1 | -1) => {
    const x = (offset: number) => 640 + side * offset;
    const tiers = [
      [56, 310, 620],
      [56, 270, 520],
      [56, 226, 430],
      [56, 180, 350],
      [56, 134, 280],
      [56, 96, 215],
    ] as const;
    return tiers
      .map(([inner, outer, y], i) =>
        shape(
          `M${x(inner)} ${y}L${x(outer - 12)} ${y}L${x(outer)} ${y + 28}L${x(outer - 20)} 860L${x(inner)} 860Z`,
          i % 2 ? COLOURS.brick : COLOURS.brickDark,
        ),
      )
      .join('');
  };
  return [
    rect(0, 0, W, H, COLOURS.noon),
    circle(640, 350, 120, COLOURS.paper),
    shape('M0 620Q300 540 560 610T1280 580V880H0Z', COLOURS.leaf),
    palm(150, 860, 520, 30, COLOURS.leafDark),
    palm(1120, 860, 560, -40, COLOURS.leafDark),
    palm(290, 860, 360, -26, COLOURS.leafDark),
    half(1),
    half(-1),
    rect(260, 850, 760, 36, COLOURS.ink),
    shape('M0 880H1280V1230Q640 1130 0 1260Z', COLOURS.black),
    shape('M0 1260Q640 1130 1280 1230V1600H0Z', COLOURS.deep),
    shape('M0 1260Q640 1130 1280 1230V1286Q640 1190 0 1330Z', COLOURS.paper, 'opacity=".9"'),
    wave(1420, COLOURS.sea, 8),
    wave(1510, COLOURS.sea, 8),
    stroke('M520 886L470 1120M760 886L820 1110', 5, '#6b675f'),
  ].join('');
}

const GRAIN =
  '<filter id="grain"><feTurbulence baseFrequency=".8" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .1 0 0 0 0 .1 0 0 0 0 .08 0 0 0 .08 0"/></filter>';

/** The drawings by their file names without ending, as SVG of 1,280 by 1,600. */
export const drawAreas = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({
      'area-berawa': berawa,
      'area-canggu': canggu,
      'area-pererenan': pererenan,
    }).map(([file, draw]) => [
      file,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">${GRAIN}${draw()}<rect width="${W}" height="${H}" filter="url(#grain)"/></svg>`,
    ]),
  );
