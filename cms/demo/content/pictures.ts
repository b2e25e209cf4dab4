import type { DemoPicture } from '../types';

/** All of them are rendered by `media/villa.py`. */
export const pictures: DemoPicture[] = [
  {
    file: 'flat-pool-dusk-5.jpg',
    title: 'Home page, villa at dusk',
    alt: {
      en: 'Two-storey villa with lit glass rooms, stone wall and planted roof behind a glowing pool at dusk',
      ru: 'Двухэтажная вилла в сумерках: освещенные комнаты за стеклом, каменная стена, зелень на крыше и подсвеченный бассейн',
      uk: 'Двоповерхова вілла в сутінках: освітлені кімнати за склом, кам’яна стіна, зелень на даху й підсвічений басейн',
    },
    is_visualisation: true,
    // The pool, below the middle.
    focus: { x: 1440, y: 1368 },
  },
  {
    file: 'flat-golden-1.jpg',
    title: 'Teak House, villa from the garden',
    alt: {
      en: 'Two-storey flat-roofed villa with timber screens, long pool, deck with loungers and parasol in low evening sun',
      ru: 'Двухэтажная вилла с плоской крышей и деревянными экранами, длинный бассейн, настил с шезлонгами и зонтом в лучах низкого солнца',
      uk: 'Двоповерхова вілла з пласким дахом і дерев’яними екранами, довгий басейн, настил із шезлонгами та парасолею у промінні низького сонця',
    },
    is_visualisation: true,
  },
  {
    file: 'living-golden-1.jpg',
    title: 'Teak House, living room',
    alt: {
      en: 'Open living and dining room with a stone wall and timber ceiling, opening to a pool in a walled garden with palms',
      ru: 'Гостиная со столовой, каменная стена и деревянный потолок, выход к бассейну в саду за каменной оградой',
      uk: 'Вітальня з їдальнею, кам’яна стіна й дерев’яна стеля, вихід до басейну в саду за кам’яною огорожею',
    },
    is_visualisation: true,
  },
  {
    file: 'bedroom-golden-1.jpg',
    title: 'Teak House, bedroom',
    alt: {
      en: 'Bedroom with a slatted timber wall, low double bed and floor-to-ceiling glass facing a pool in a walled garden',
      ru: 'Спальня с реечной деревянной стеной, низкой двуспальной кроватью и окном от пола до потолка с видом на бассейн в саду за каменной оградой',
      uk: 'Спальня з рейковою дерев’яною стіною, низьким двоспальним ліжком і вікном від підлоги до стелі з видом на басейн у саду за кам’яною огорожею',
    },
    is_visualisation: true,
  },
  {
    file: 'flat-day-1.jpg',
    title: 'Teak House, villa by day',
    alt: {
      en: 'Two-storey white villa with timber slats, pool terrace with two loungers and a coral parasol, stepping stones across the lawn',
      ru: 'Белая двухэтажная вилла с деревянными рейками, терраса у бассейна с двумя шезлонгами и коралловым зонтом, дорожка из плит по газону',
      uk: 'Біла двоповерхова вілла з дерев’яними рейками, тераса біля басейну з двома шезлонгами та кораловою парасолею, доріжка з плит по газону',
    },
    is_visualisation: true,
  },
  {
    file: 'garden-day-2.jpg',
    title: 'Rice Terrace Villas, entrance',
    alt: {
      en: 'Paved path between planted beds to the timber entrance door beside a stone wall',
      ru: 'Мощеная дорожка между клумбами к деревянной входной двери у каменной стены',
      uk: 'Мощена доріжка між клумбами до дерев’яних вхідних дверей біля кам’яної стіни',
    },
    is_visualisation: true,
  },
  {
    file: 'apartments-golden-5.jpg',
    title: 'Long Pool Residences, evening',
    alt: {
      en: 'Four-storey white apartment building with timber screens and planted balconies behind a long pool, evening sun',
      ru: 'Белый четырехэтажный дом с деревянными экранами и зеленью на балконах у длинного бассейна, вечернее солнце',
      uk: 'Білий чотириповерховий будинок із дерев’яними екранами та зеленню на балконах біля довгого басейну, вечірнє сонце',
    },
    is_visualisation: true,
  },
  {
    file: 'pitched-dusk-2.jpg',
    title: 'Pavilion Pererenan, villa at dusk',
    alt: {
      en: 'Single-storey villa with shingle roofs at dusk, lit glass rooms, timber deck beside a glowing pool',
      ru: 'Одноэтажная вилла под гонтовыми крышами в сумерках, свет в застекленных комнатах, деревянный настил у подсвеченного бассейна',
      uk: 'Одноповерхова вілла під ґонтовими дахами в сутінках, світло у засклених кімнатах, дерев’яний настил біля підсвіченого басейну',
    },
    is_visualisation: true,
  },
  {
    file: 'living-dusk-2.jpg',
    title: 'Pavilion Pererenan, living room',
    alt: {
      en: 'Living room under a dark timber ceiling at dusk: a dining table for six, a long sofa against a stone wall, the glass front open to the pool',
      ru: 'Гостиная под темным деревянным потолком в сумерках: стол на шестерых, длинный диван у каменной стены, стеклянный фасад раздвинут к бассейну',
      uk: 'Вітальня під темною дерев’яною стелею в сутінках: стіл на шістьох, довгий диван біля кам’яної стіни, скляний фасад розсунуто до басейну',
    },
    is_visualisation: true,
  },
  {
    file: 'bedroom-dusk-2.jpg',
    title: 'Pavilion Pererenan, bedroom',
    alt: {
      en: 'Bedroom at dusk: a low double bed before a wall of timber slats, woven lamps, a glass front to the pool with two loungers',
      ru: 'Спальня в сумерках: низкая двуспальная кровать у стены из деревянных реек, плетеные светильники, за стеклом бассейн с двумя шезлонгами',
      uk: 'Спальня в сутінках: низьке двоспальне ліжко біля стіни з дерев’яних рейок, плетені світильники, за склом басейн із двома шезлонгами',
    },
    is_visualisation: true,
  },
  {
    file: 'pitched-pool-dusk-2.jpg',
    title: 'Pavilion Pererenan, pool at dusk',
    alt: {
      en: 'Lit pool in front of a hip-roofed pavilion with glass walls at dusk',
      ru: 'Подсвеченный бассейн перед павильоном со стеклянными стенами и вальмовой крышей в сумерках',
      uk: 'Підсвічений басейн перед павільйоном зі скляними стінами та вальмовим дахом у сутінках',
    },
    is_visualisation: true,
  },
  {
    file: 'apartments-dusk-9.jpg',
    title: 'Echo Beach Apartments, after sunset',
    alt: {
      en: 'Four-storey house of small apartments after sunset: lit rooms, bougainvillea on the balconies, a 25-metre pool at its foot',
      ru: 'Четырехэтажный дом с небольшими апартаментами после заката: освещенные комнаты, бугенвиллея на балконах, у подножия 25-метровый бассейн',
      uk: 'Чотириповерховий будинок із невеликими апартаментами після заходу сонця: освітлені кімнати, бугенвілея на балконах, унизу 25-метровий басейн',
    },
    is_visualisation: true,
  },
  {
    file: 'apartments-pool-dusk-9.jpg',
    title: 'Echo Beach Apartments, pool',
    alt: {
      en: 'The 25-metre pool after sunset, lit from its edge, below balconies with timber screens and bougainvillea',
      ru: 'Бассейн длиной 25 метров после заката, подсвеченный по краю; над ним балконы с деревянными экранами и бугенвиллеей',
      uk: 'Басейн завдовжки 25 метрів після заходу сонця, підсвічений уздовж краю; над ним балкони з дерев’яними екранами й бугенвілеєю',
    },
    is_visualisation: true,
  },
  {
    file: 'apartments-dusk-5.jpg',
    title: 'Long Pool Residences, dusk',
    alt: {
      en: 'Four-storey apartment building with lit balconies and a long pool at dusk',
      ru: 'Четырехэтажный дом с освещенными балконами и длинным бассейном в сумерках',
      uk: 'Чотириповерховий будинок з освітленими балконами та довгим басейном у сутінках',
    },
    is_visualisation: true,
  },
  {
    file: 'living-dusk-4.jpg',
    title: 'Stone Garden, living room',
    alt: {
      en: 'Living room at dusk: a wall of river stones, a long sofa, a dining table under woven lamps, and a pool in a walled garden outside',
      ru: 'Гостиная в сумерках: стена из речных валунов, длинный диван, обеденный стол под плетеными лампами, снаружи бассейн в саду за стеной',
      uk: 'Вітальня в сутінках: стіна з річкових валунів, довгий диван, обідній стіл під плетеними лампами, надворі басейн у саду за муром',
    },
    is_visualisation: true,
  },
  {
    file: 'bedroom-dusk-4.jpg',
    title: 'Stone Garden, bedroom',
    alt: {
      en: 'Bedroom at dusk: timber slats behind a wide bed, a striped rug, and a pool before a stone garden wall and palms outside',
      ru: 'Спальня в сумерках: деревянные рейки за широкой кроватью, полосатый ковер, за окном бассейн у каменной садовой стены и пальмы',
      uk: 'Спальня в сутінках: дерев’яні рейки за широким ліжком, смугастий килим, за вікном басейн біля кам’яної садової стіни й пальми',
    },
    is_visualisation: true,
  },
  {
    file: 'flat-dusk-4.jpg',
    title: 'Stone Garden, villa at dusk',
    alt: {
      en: 'Two-storey villa with dark timber slats and lit rooms at dusk, pool on the left, deck with loungers',
      ru: 'Двухэтажная вилла с темными деревянными рейками и светом в окнах в сумерках, слева бассейн, настил с шезлонгами',
      uk: 'Двоповерхова вілла з темними дерев’яними рейками та світлом у вікнах у сутінках, ліворуч басейн, настил із шезлонгами',
    },
    is_visualisation: true,
  },
  {
    file: 'flat-pool-dusk-4.jpg',
    title: 'Stone Garden, pool',
    alt: {
      en: 'Pool glowing at dusk in front of a villa with a stone wall, a lit living room behind glass and a planted roof',
      ru: 'Подсвеченный бассейн в сумерках перед виллой с каменной стеной: за стеклом освещенная гостиная, на крыше зелень',
      uk: 'Підсвічений басейн у сутінках перед віллою з кам’яною стіною: за склом освітлена вітальня, на даху зелень',
    },
    is_visualisation: true,
  },
  {
    file: 'flat-golden-6.jpg',
    title: 'Mangrove Lane, villa from the lawn',
    alt: {
      en: 'Two-storey villa with warm timber screens behind a pool, stepping stones in the lawn, late sun',
      ru: 'Двухэтажная вилла с экранами из теплого дерева за бассейном, плиты в газоне, предзакатное солнце',
      uk: 'Двоповерхова вілла з екранами з теплого дерева за басейном, плити в газоні, надвечірнє сонце',
    },
    is_visualisation: true,
  },
  {
    file: 'flat-day-2.jpg',
    title: 'Rice Terrace Villas, villa from the lawn',
    alt: {
      en: 'White two-storey villa with pale timber screens, pool and timber deck in daylight',
      ru: 'Белая двухэтажная вилла со светлыми деревянными экранами, бассейн и деревянный настил при дневном свете',
      uk: 'Біла двоповерхова вілла зі світлими дерев’яними екранами, басейн і дерев’яний настил за денного світла',
    },
    is_visualisation: true,
  },
  {
    file: 'aerial-golden-3.jpg',
    title: 'Berawa, villas from the air',
    alt: {
      en: 'Aerial view of twelve villas with pools between a sandy beach and a forested hillside',
      ru: 'Двенадцать вилл с бассейнами между песчаным пляжем и лесистым склоном, вид с воздуха',
      uk: 'Дванадцять вілл із басейнами між піщаним пляжем і лісистим схилом, вид згори',
    },
    is_visualisation: true,
  },
  {
    file: 'apartments-pool-golden-5.jpg',
    title: 'Long Pool Residences, pool',
    alt: {
      en: 'Long blue pool along a four-storey building with timber screens and planted balconies, low sun',
      ru: 'Длинный голубой бассейн вдоль четырехэтажного дома с деревянными экранами и зеленью на балконах, низкое солнце',
      uk: 'Довгий блакитний басейн уздовж чотириповерхового будинку з дерев’яними екранами й зеленню на балконах, низьке сонце',
    },
    is_visualisation: true,
  },
  {
    file: 'living-golden-5.jpg',
    title: 'Long Pool Residences, living room',
    alt: {
      en: 'Pale living and dining room with a long sofa, terracotta armchairs and woven lamps, opening to a pool in a walled garden',
      ru: 'Светлая гостиная со столовой: длинный диван, терракотовые кресла и плетеные светильники, выход к бассейну в саду за каменной стеной',
      uk: 'Світла вітальня з їдальнею: довгий диван, теракотові крісла й плетені світильники, вихід до басейну в саду за кам’яним муром',
    },
    is_visualisation: true,
  },
  {
    file: 'flat-pool-golden-6.jpg',
    title: 'Mangrove Lane, pool',
    alt: {
      en: 'Pool in front of a villa whose planted roof shades a glass living room, upper floor of timber screens, evening sun',
      ru: 'Бассейн перед виллой: крыша с зеленью затеняет стеклянную гостиную, верхний этаж за деревянными экранами, вечернее солнце',
      uk: 'Басейн перед віллою: дах із зеленню затінює скляну вітальню, верхній поверх за дерев’яними екранами, вечірнє сонце',
    },
    is_visualisation: true,
  },
  {
    file: 'garden-golden-6.jpg',
    title: 'Mangrove Lane, entrance',
    alt: {
      en: 'Path of pale slabs between ferns and flowering bushes to the timber door of a two-storey villa',
      ru: 'Дорожка из светлых плит между папоротниками и цветущими кустами к деревянной двери двухэтажной виллы',
      uk: 'Доріжка зі світлих плит між папоротями й квітучими кущами до дерев’яних дверей двоповерхової вілли',
    },
    is_visualisation: true,
  },
  {
    file: 'terrace-garden-2.jpg',
    title: 'Rice Terrace Villas, dining terrace',
    alt: {
      en: 'Dining table for six under a timber ceiling in daylight, a pool behind it and a walled garden with palms',
      ru: 'Обеденный стол на шестерых под деревянным потолком, дневной свет, за ним бассейн и сад с пальмами за каменной стеной',
      uk: 'Обідній стіл на шістьох під дерев’яною стелею, денне світло, за ним басейн і сад із пальмами за кам’яним муром',
    },
    is_visualisation: true,
  },
];
