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
      en: 'Open living and dining room with a stone wall and timber ceiling, opening to a pool terrace and the sea',
      ru: 'Гостиная со столовой, каменная стена и деревянный потолок, выход на террасу с бассейном и видом на море',
      uk: 'Вітальня з їдальнею, кам’яна стіна й дерев’яна стеля, вихід на терасу з басейном і краєвидом на море',
    },
    is_visualisation: true,
  },
  {
    file: 'bedroom-golden-1.jpg',
    title: 'Teak House, bedroom',
    alt: {
      en: 'Bedroom with a slatted timber wall, low double bed and floor-to-ceiling glass facing a pool and the sea',
      ru: 'Спальня с реечной деревянной стеной, низкой двуспальной кроватью и окном от пола до потолка с видом на бассейн и море',
      uk: 'Спальня з рейковою дерев’яною стіною, низьким двоспальним ліжком і вікном від підлоги до стелі з видом на басейн і море',
    },
    is_visualisation: true,
  },
  {
    file: 'flat-day-1.jpg',
    title: 'Rice Terrace Villas, villa from the lawn',
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
    file: 'apartments-dusk-5.jpg',
    title: 'Echo Beach Apartments, dusk',
    alt: {
      en: 'Four-storey apartment building with lit balconies and a long pool at dusk',
      ru: 'Четырехэтажный дом с освещенными балконами и длинным бассейном в сумерках',
      uk: 'Чотириповерховий будинок з освітленими балконами та довгим басейном у сутінках',
    },
    is_visualisation: true,
  },
  {
    file: 'living-dusk-4.jpg',
    title: 'Echo Beach Apartments, shared lounge',
    alt: {
      en: 'Living and dining room at dusk with woven lamps, stone wall and long sofa, opening to a pool terrace above the sea',
      ru: 'Гостиная со столовой в сумерках: плетеные светильники, каменная стена, длинный диван и выход на террасу с бассейном над морем',
      uk: 'Вітальня з їдальнею в сутінках: плетені світильники, кам’яна стіна, довгий диван і вихід на терасу з басейном над морем',
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
    file: 'terrace-golden-3.jpg',
    title: 'Stone Garden, dining terrace',
    alt: {
      en: 'Dining terrace with a teak table, pale chairs and rattan lamps beside a pool, palms and the sea beyond',
      ru: 'Обеденная терраса с тиковым столом, светлыми стульями и ротанговыми лампами у бассейна, за ним пальмы и море',
      uk: 'Обідня тераса з тиковим столом, світлими стільцями та ротанговими лампами біля басейну, за ним пальми й море',
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
    title: 'North Shore, preliminary picture',
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
    file: 'pitched-dusk-3.jpg',
    title: 'Canggu, two pavilions at dusk',
    alt: {
      en: 'Two hip-roofed pavilions lit from inside at dusk, pool and timber deck, palms behind',
      ru: 'Два павильона с вальмовыми крышами, освещенные изнутри, в сумерках: бассейн, деревянный настил, позади пальмы',
      uk: 'Два павільйони з вальмовими дахами, освітлені зсередини, у сутінках: басейн, дерев’яний настил, позаду пальми',
    },
    is_visualisation: true,
  },
  {
    file: 'pitched-golden-3.jpg',
    title: 'Pererenan, villa in evening sun',
    alt: {
      en: 'Single-storey villa with hipped shingle roofs in late sunlight, deck with two loungers, pool and flowering bushes',
      ru: 'Одноэтажная вилла под вальмовыми гонтовыми крышами в вечернем свете, настил с двумя шезлонгами, бассейн и цветущие кусты',
      uk: 'Одноповерхова вілла під вальмовими ґонтовими дахами у вечірньому світлі, настил із двома шезлонгами, басейн і квітучі кущі',
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
      en: 'Pale living and dining room with a long sofa, terracotta armchairs and woven lamps, opening to a pool and the sea',
      ru: 'Светлая гостиная со столовой: длинный диван, терракотовые кресла и плетеные светильники, выход к бассейну и вид на море',
      uk: 'Світла вітальня з їдальнею: довгий диван, теракотові крісла й плетені світильники, вихід до басейну та краєвид на море',
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
    file: 'terrace-day-2.jpg',
    title: 'Rice Terrace Villas, dining terrace',
    alt: {
      en: 'Dining table for six under a timber ceiling, open on three sides to a pool with palms in daylight',
      ru: 'Обеденный стол на шестерых под деревянным потолком, с трех сторон открыт бассейн с пальмами, дневной свет',
      uk: 'Обідній стіл на шістьох під дерев’яною стелею, з трьох боків відкрито басейн із пальмами, денне світло',
    },
    is_visualisation: true,
  },
];
