import type { DemoProject } from '../../types';
import { stagesOf } from '../stages';

/** Villas, Canggu; has no Ukrainian translation, so its page there falls back to English. */
export const mangroveLane: DemoProject = {
  slug: 'mangrove-lane',
  status: 'published',
  area: 'canggu',
  type: 'villas',
  price_construction: 248000,
  price_completed: 289000,
  deadline: '2027-06-30',
  land_area: 3900,
  floors: 2,
  sold: false,
  prices_include_taxes: false,
  latitude: -8.6517,
  longitude: 115.1384,
  image: 'flat-pool-golden-6.jpg',
  gallery: ['flat-golden-6.jpg', 'garden-golden-6.jpg'],
  units: [
    { name: 'A', kind: 'villa', bedrooms: 2, floors: 2, land_area: 230, living_area: 112, kitchen_area: 12, bathroom_area: 15, bedroom_area: 51, price_construction: 248000, price_completed: 289000, sold: false },
    { name: 'A2', kind: 'villa', bedrooms: 2, floors: 2, land_area: 255, living_area: 118, kitchen_area: 12, bathroom_area: 16, bedroom_area: 54, price_construction: 259000, price_completed: 302000, sold: false },
    { name: 'B', kind: 'villa', bedrooms: 3, floors: 2, land_area: 310, living_area: 156, kitchen_area: 15, bathroom_area: 22, bedroom_area: 71, price_construction: 338000, price_completed: 395000, sold: true },
  ],
  layout: {
    kind: 'plots',
    rows: [
      'A Ax A A2',
      'A A2x A2r Bx Bx',
    ],
  },
  lease_until: '2053-12-31',
  payment_stages: [
    { stage: 'signing', share: 60 },
    { stage: 'finishing', share: 30, date: '2027-01-31' },
    { stage: 'handover', share: 10, date: '2027-06-30' },
  ],
  forecast: [
    { scenario: 'pessimistic', cost_per_day: 118, occupancy: 49, management_fee: 20, tax: 10 },
    { scenario: 'realistic', cost_per_day: 158, occupancy: 64, management_fee: 20, tax: 10 },
    { scenario: 'optimistic', cost_per_day: 190, occupancy: 73, management_fee: 20, tax: 10 },
  ],
  permit: 'PBG-510302-23052025-008',
  supervisor: 'Ketut Darmayasa',
  translations: {
    en: {
      stages: stagesOf('mangrove-lane', 'en'),
      title: 'Mangrove Lane',
      summary: 'Nine compact villas on a dead-end lane by a stream in Canggu. The lowest entry price among our villas, with a shorter lease to explain it.',
      seo_title: 'Mangrove Lane: nine compact villas in Canggu',
      seo_description: 'Nine two-storey villas on a quiet dead-end lane in Canggu, hand-over in June 2027: areas, prices, lease until 2053 and income forecast.',
      address: 'Gang Bakau 7, Canggu, North Kuta, Bali',
      body: `<p>Three old mangrove trees stand where the lane ends at the stream, and the nine villas are drawn around them. The plots are small, 230 to 310\u00a0m², and so is the pool, 7 by 3 metres; what we did not save on is height and shade. Ceilings on the ground floor are 3.2 metres, the upper floor hides behind warm timber screens, and stepping stones lead from the gate across a lawn that takes ten minutes to mow.</p>
<p>A stream is lovely and now and then too much. In February 2024 the water stood 60 centimetres above the bank, so the floors of all villas lie 1.1 metres above it, and the lane has its own drain with two pumps. In July we <a href="/news/mangrove-lane-flood-test">flooded the lane ourselves</a> to see how they work.</p>
<h3>Where the work stands</h3>
<ul>
<li>All nine villas are roofed; in five of them finishing has begun (November 2026).</li>
<li>The stream bank is fixed with stone and planted.</li>
<li>The show villa, number 2, can be seen any day by appointment.</li>
</ul>`,
      location_text: `<p>The lane has no through traffic, yet the cafes and shops of Canggu begin four minutes away on foot. The beach is six minutes by car or eighteen on foot along the stream path, a school ten, the airport 45.</p>
<p>The lane is narrow: cars stay in a shared car park of twelve spaces at its beginning, 80 metres from the farthest door.</p>`,
      investors_text: `<p>The land is leased until 2053. An extension of 20 years is provided for, but at the market price of that time and not by a formula; why this matters is explained in our <a href="/articles/leasehold-or-freehold">guide to land rights</a>. This is the weak point of the project and the reason why the villas cost less than the others. VAT of 11% comes on top of the prices.</p>
<p>As all roofs are on, the first two parts, 60% together, are due on signing; then come 30% when finishing begins and 10% at hand-over in June 2027. The rest is in the <a href="/docs/payment-terms">payment terms</a>.</p>
<p>Management takes 20% of revenue. The forecast is for type A and assumes couples and small families staying five nights. Anyone who means to hold a villa longer than fifteen years should count the extension in: our financier will do the sum with you at a <a href="/contacts">meeting</a>.</p>`,
    },
    ru: {
      stages: stagesOf('mangrove-lane', 'ru'),
      title: 'Mangrove Lane',
      summary: 'Девять компактных вилл в тупиковом переулке у ручья в Чангу. Самая низкая начальная цена среди наших вилл, и более короткая аренда земли, которая ее объясняет.',
      seo_title: 'Mangrove Lane — девять компактных вилл в Чангу',
      seo_description: 'Девять двухэтажных вилл в тихом тупике в Чангу, сдача в июне 2027 года: площади, цены, аренда земли до 2053 года и прогноз дохода.',
      address: 'Gang Bakau, 7, Чангу, Северная Кута, Бали',
      body: `<p>Там, где переулок упирается в ручей, растут три старых мангровых дерева, и девять вилл поставлены вокруг них. Участки небольшие, от 230 до 310\u00a0м², бассейн тоже — 7 на 3 метра. Не экономили мы на высоте и тени: потолки первого этажа 3,2 метра, второй закрыт экранами из теплого дерева. От калитки по газону идут каменные плиты, а сам газон можно выкосить за десять минут.</p>
<p>Ручей хорош, но иногда его слишком много. В феврале 2024 года вода поднялась на 60 сантиметров выше берега, поэтому полы всех вилл подняты над берегом на 1,1 метра, а у переулка есть своя ливневая канализация с двумя насосами. В июле мы <a href="/news/mangrove-lane-flood-test">сами затопили переулок</a>, чтобы проверить ее в деле.</p>
<h3>Что уже построено</h3>
<ul>
<li>Все девять вилл под крышей, в пяти началась отделка (ноябрь 2026 года).</li>
<li>Берег ручья укреплен камнем и засажен.</li>
<li>Демонстрационную виллу, номер 2, можно посмотреть в любой день по договоренности.</li>
</ul>`,
      location_text: `<p>Сквозного движения в переулке нет, при этом кафе и магазины Чангу начинаются в четырех минутах ходьбы. До пляжа шесть минут на машине или восемнадцать пешком по тропе вдоль ручья, до школы десять, до аэропорта 45.</p>
<p>Переулок узкий: машины остаются на общей стоянке на двенадцать мест в его начале, в 80 метрах от самой дальней двери.</p>`,
      investors_text: `<p>Земля в аренде до 2053 года. Продление на 20 лет предусмотрено, но по рыночной цене того времени, а не по формуле; чем это важно, объясняем в <a href="/articles/leasehold-or-freehold">статье о правах на землю</a>. Это слабое место проекта и причина, по которой виллы дешевле остальных. К ценам добавляется НДС 11\u00a0%.</p>
<p>Крыши уже стоят, поэтому первые две части, вместе 60\u00a0%, вносят при подписании, 30\u00a0% — с началом отделки, 10\u00a0% — при передаче в июне 2027 года. Остальное — в <a href="/docs/payment-terms">условиях оплаты</a>.</p>
<p>Управление стоит 20\u00a0% выручки. Прогноз посчитан для типа A в расчете на пары и небольшие семьи, которые приезжают на пять ночей. Если вы собираетесь владеть виллой дольше пятнадцати лет, закладывайте в расчет и продление: наш финансист посчитает его вместе с вами <a href="/contacts">на встрече</a>.</p>`,
    },
  },
};
