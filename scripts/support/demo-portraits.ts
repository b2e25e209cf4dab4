/** Portraits of the demo content's invented people, drawn in one hand from a few features. */

interface Person {
  /** File name without its ending. */
  file: string;
  skin: keyof typeof SKIN;
  hair: keyof typeof HAIR;
  style: keyof typeof STYLES;
  garment: 'blazer' | 'shirt' | 'collarless' | 'roll-neck';
  colour: string;
  /** Colour of what is under a blazer. */
  under?: string;
  ground: string;
  beard?: 'short' | 'full' | 'moustache';
  glasses?: boolean;
  /** Degrees that the head is turned to the side by. */
  tilt?: number;
}

const SKIN = {
  fair: { base: '#e8c4a6', shade: '#d3a685', line: '#9c6a4d' },
  olive: { base: '#d9ad85', shade: '#c08f66', line: '#875636' },
  tan: { base: '#bd8a61', shade: '#a27049', line: '#6d4426' },
  brown: { base: '#9d6b47', shade: '#835536', line: '#54321c' },
} as const;

const HAIR = {
  black: '#221f1e',
  brown: '#4a3527',
  chestnut: '#74492d',
  grey: '#8d8a83',
  fair: '#b58f5c',
} as const;

const PALETTE = {
  paper: '#f6f2ea',
  sand: '#e0d3bb',
  palm: '#20332b',
  lagoon: '#2f6f6b',
  clay: '#a8472a',
  brass: '#c9b48a',
  sea: '#c3d2cc',
  leaf: '#cbd2b8',
} as const;

/** Hair behind and before the head, which is an ellipse around 400,400 of 128 by 168. */
const STYLES = {
  short: {
    back: '',
    front:
      'M270 392C262 300 300 226 402 224C504 224 540 300 530 392C520 350 506 322 488 306C430 322 352 312 312 304C292 322 278 352 270 392Z',
  },
  side: {
    back: '',
    front:
      'M270 398C258 296 300 218 404 216C512 216 546 304 530 398C524 356 514 328 500 312C446 318 388 296 352 262C344 300 308 318 292 330C280 348 274 372 270 398Z',
  },
  cropped: {
    back: '',
    front:
      'M274 372C270 292 316 238 400 236C484 236 530 292 526 372C516 336 502 312 484 298C436 282 364 282 316 298C298 312 284 336 274 372Z',
  },
  bob: {
    back: 'M252 520C232 420 236 206 400 206C564 206 568 420 548 520C530 552 500 560 478 548L322 548C300 560 270 552 252 520Z',
    front:
      'M270 420C262 300 312 226 404 228C496 228 538 300 530 420C522 366 506 336 480 316C420 330 356 312 330 286C318 330 284 350 270 420Z',
  },
  long: {
    back: 'M246 690C222 560 226 204 400 204C574 204 578 560 554 690C530 728 500 700 486 640L314 640C300 700 270 728 246 690Z',
    front:
      'M268 440C258 300 318 224 400 228C482 224 542 300 532 440C526 366 500 320 400 262C300 320 274 366 268 440Z',
  },
  bun: {
    back: 'M330 214C330 150 366 122 402 122C438 122 474 150 474 214ZM256 420C246 284 300 206 400 206C500 206 554 284 544 420L520 470L280 470Z',
    front:
      'M270 410C262 306 310 232 400 232C490 232 538 306 530 410C520 350 486 312 400 296C314 312 280 350 270 410Z',
  },
  plait: {
    back: 'M262 430C244 296 290 206 400 206C510 206 556 296 540 450L520 520C560 570 566 680 524 770C504 792 490 772 494 744C506 676 498 600 470 540L300 470Z',
    front:
      'M270 430C260 304 316 228 396 230C492 230 540 304 530 430C520 352 476 306 372 268C332 308 288 346 270 430Z',
  },
} as const;

const PEOPLE: readonly Person[] = [
  {
    file: 'portrait-oksana-zavadska',
    skin: 'fair',
    hair: 'chestnut',
    style: 'bob',
    garment: 'blazer',
    colour: PALETTE.palm,
    under: PALETTE.paper,
    ground: PALETTE.sand,
    tilt: -3,
  },
  {
    file: 'portrait-made-ardhika',
    skin: 'brown',
    hair: 'black',
    style: 'short',
    garment: 'collarless',
    colour: PALETTE.paper,
    ground: PALETTE.leaf,
    tilt: 2,
  },
  {
    file: 'portrait-luh-pradnya-wirasti',
    skin: 'tan',
    hair: 'black',
    style: 'bun',
    garment: 'roll-neck',
    colour: PALETTE.lagoon,
    ground: PALETTE.sea,
    tilt: 3,
  },
  {
    file: 'portrait-tomas-arvela',
    skin: 'olive',
    hair: 'brown',
    style: 'side',
    garment: 'shirt',
    colour: '#56707a',
    ground: PALETTE.sand,
    beard: 'short',
    glasses: true,
    tilt: -2,
  },
  {
    file: 'portrait-ketut-darmayasa',
    skin: 'brown',
    hair: 'grey',
    style: 'cropped',
    garment: 'shirt',
    colour: '#b9a27a',
    ground: PALETTE.sea,
    beard: 'moustache',
    tilt: 1,
  },
  {
    file: 'portrait-andriy-holovchuk',
    skin: 'fair',
    hair: 'fair',
    style: 'short',
    garment: 'roll-neck',
    colour: '#3d4a45',
    ground: PALETTE.leaf,
    beard: 'full',
    tilt: -2,
  },
  {
    file: 'portrait-daryna-melnychenko',
    skin: 'fair',
    hair: 'brown',
    style: 'long',
    garment: 'blazer',
    colour: '#7b3a28',
    under: PALETTE.paper,
    ground: PALETTE.sand,
    glasses: true,
    tilt: 2,
  },
  {
    file: 'portrait-melina-tanujaya',
    skin: 'olive',
    hair: 'black',
    style: 'plait',
    garment: 'collarless',
    colour: PALETTE.brass,
    ground: PALETTE.leaf,
    tilt: -3,
  },
];

const path = (d: string, fill: string, rest = '') => `<path d="${d}" fill="${fill}" ${rest}/>`;

const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const SHOULDERS =
  'M60 1010C64 860 120 800 250 766C320 748 352 726 360 690L440 690C448 726 480 748 550 766C680 800 736 860 740 1010Z';

function clothes({ garment, colour, under }: Person): string {
  const edge = 'rgb(0 0 0 / 22%)';
  switch (garment) {
    case 'blazer':
      return [
        path(SHOULDERS, under ?? PALETTE.paper),
        path(
          'M60 1010C64 860 120 800 250 766L322 742L402 1010ZM740 1010C736 860 680 800 550 766L478 742L398 1010Z',
          colour,
        ),
        line('M322 742L300 842L352 866L402 1004M478 742L500 842L448 866L400 1004', edge, 5),
      ].join('');
    case 'shirt':
      return [
        path(SHOULDERS, colour),
        path('M346 716L400 806L312 824L300 752ZM454 716L400 806L488 824L500 752Z', colour),
        line(
          'M346 716L400 806L312 824L300 752M454 716L400 806L488 824L500 752M400 806L400 1004',
          edge,
          5,
        ),
      ].join('');
    case 'collarless':
      return [
        path(SHOULDERS, colour),
        line('M322 742C340 812 460 812 478 742M400 796L400 920', edge, 5),
      ].join('');
    case 'roll-neck':
      return [
        path(SHOULDERS, colour),
        path('M344 660C344 650 456 650 456 660L466 752C440 776 360 776 334 752Z', colour),
        line('M344 664C366 680 434 680 456 664M336 750C366 774 434 774 464 750', edge, 5),
      ].join('');
  }
}

function face({ skin, hair, beard, glasses }: Person): string {
  const { base, shade, line: ink } = SKIN[skin];
  const parts = [
    // Ears, head, the shaded side.
    `<ellipse cx="270" cy="418" rx="22" ry="36" fill="${shade}"/><ellipse cx="530" cy="418" rx="22" ry="36" fill="${shade}"/>`,
    path(
      'M272 380C272 290 324 236 400 236C476 236 528 290 528 380C528 500 468 576 400 576C332 576 272 500 272 380Z',
      base,
    ),
    path(
      'M452 246C502 270 528 318 528 380C528 500 468 576 400 576C470 540 492 470 488 392C484 330 474 282 452 246Z',
      shade,
      'opacity=".55"',
    ),
  ];
  if (beard === 'full' || beard === 'short') {
    const low = beard === 'full' ? 604 : 584;
    parts.push(
      path(
        `M274 420C282 470 300 486 330 478C366 456 434 456 470 478C500 486 518 470 526 420C528 520 470 ${low} 400 ${low}C330 ${low} 272 520 274 420ZM366 500C386 490 414 490 434 500C424 524 376 524 366 500Z`,
        HAIR[hair],
        'fill-rule="evenodd" opacity=".92"',
      ),
    );
  }
  if (beard === 'moustache') {
    parts.push(
      path(
        'M342 490C360 466 388 468 400 476C412 468 440 466 458 490C436 496 416 492 400 488C384 492 364 496 342 490Z',
        HAIR[hair],
      ),
    );
  }
  parts.push(
    line(
      'M316 366C330 354 352 354 366 362M434 362C448 354 470 354 484 366',
      HAIR[hair] === HAIR.grey ? '#77736c' : HAIR[hair],
      9,
    ),
    line('M322 404C334 394 354 394 364 406M436 406C446 394 466 394 478 404', ink, 6),
    `<circle cx="344" cy="407" r="8" fill="${ink}"/><circle cx="457" cy="407" r="8" fill="${ink}"/>`,
    line('M402 400C398 430 386 450 388 458C396 466 408 466 416 460', ink, 5),
    line('M362 508C384 520 416 520 438 508', beard ? '#7c3f2e' : '#9a4a3a', 7),
  );
  if (glasses) {
    parts.push(
      line(
        'M302 404A42 38 0 1 0 386 404A42 38 0 1 0 302 404M414 404A42 38 0 1 0 498 404A42 38 0 1 0 414 404M386 398C394 390 406 390 414 398M302 400L272 392M498 400L528 392',
        PALETTE.palm,
        6,
      ),
    );
  }
  return parts.join('');
}

function portrait(person: Person): string {
  const { base, shade } = SKIN[person.skin];
  const { back, front } = STYLES[person.style];
  const hair = HAIR[person.hair];
  const turn = `transform="translate(0 72) rotate(${person.tilt ?? 0} 400 620)"`;
  const neck =
    path('M344 540L456 540L462 730C430 780 370 780 338 730Z', base) +
    path(
      'M346 560C380 600 430 598 456 548L462 690C430 640 380 640 346 600Z',
      shade,
      'opacity=".7"',
    );
  const grain =
    '<filter id="g"><feTurbulence baseFrequency=".9" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .1 0 0 0 0 .1 0 0 0 0 .08 0 0 0 .09 0"/></filter>';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000">',
    grain,
    `<rect width="800" height="1000" fill="${person.ground}"/>`,
    `<circle cx="400" cy="420" r="330" fill="${PALETTE.paper}" opacity=".38"/>`,
    `<g ${turn}>${path(back, hair)}</g>`,
    person.garment === 'roll-neck' ? neck + clothes(person) : clothes(person) + neck,
    `<g ${turn}>${face(person)}${path(front, hair)}</g>`,
    '<rect width="800" height="1000" filter="url(#g)"/>',
    '</svg>',
  ].join('');
}

/** The portraits by their file names without ending, as SVG. */
export const drawPortraits = (): ReadonlyMap<string, string> =>
  new Map(PEOPLE.map((person) => [person.file, portrait(person)]));
