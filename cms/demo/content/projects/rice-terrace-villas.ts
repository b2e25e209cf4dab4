import type { DemoProject } from '../../types';
import { stagesOf } from '../stages';

/** Villas, Canggu, along a working field; taxes come on top of the prices. */
export const riceTerraceVillas: DemoProject = {
  slug: 'rice-terrace-villas',
  status: 'published',
  area: 'canggu',
  type: 'villas',
  price_construction: 264000,
  price_completed: 309000,
  deadline: '2027-10-31',
  land_area: 7200,
  floors: 2,
  sold: false,
  prices_include_taxes: false,
  latitude: -8.6341,
  longitude: 115.1473,
  image: 'flat-day-2.jpg',
  gallery: ['garden-day-2.jpg', 'terrace-garden-2.jpg'],
  units: [
    { name: 'A', kind: 'villa', bedrooms: 2, floors: 2, land_area: 270, living_area: 118, kitchen_area: 12, bathroom_area: 16, bedroom_area: 54, price_construction: 264000, price_completed: 309000, sold: false },
    { name: 'B', kind: 'villa', bedrooms: 2, floors: 2, land_area: 300, living_area: 130, kitchen_area: 13, bathroom_area: 18, bedroom_area: 59, price_construction: 286000, price_completed: 335000, sold: false },
    { name: 'C', kind: 'villa', bedrooms: 3, floors: 2, land_area: 360, living_area: 164, kitchen_area: 15, bathroom_area: 23, bedroom_area: 74, price_construction: 352000, price_completed: 412000, sold: true },
    { name: 'D', kind: 'villa', bedrooms: 3, floors: 2, land_area: 410, living_area: 182, kitchen_area: 17, bathroom_area: 26, bedroom_area: 82, price_construction: 396000, price_completed: 463000, sold: false },
  ],
  layout: {
    kind: 'plots',
    rows: [
      'A Ax A A B B',
      'Ax A Bx B Cx',
      'Cx Cx D D Dr',
    ],
  },
  lease_until: '2056-12-31',
  payment_stages: [
    { stage: 'signing', share: 30 },
    { stage: 'roof', share: 30, date: '2027-04-30' },
    { stage: 'finishing', share: 30, date: '2027-07-15' },
    { stage: 'handover', share: 10, date: '2027-10-31' },
  ],
  forecast: [
    { scenario: 'pessimistic', cost_per_day: 125, occupancy: 50, management_fee: 20, tax: 10 },
    { scenario: 'realistic', cost_per_day: 170, occupancy: 65, management_fee: 20, tax: 10 },
    { scenario: 'optimistic', cost_per_day: 205, occupancy: 74, management_fee: 20, tax: 10 },
  ],
  permit: 'PBG-510302-07112025-019',
  supervisor: 'Ketut Darmayasa',
  translations: {
    en: {
      stages: stagesOf('rice-terrace-villas', 'en'),
      title: 'Rice Terrace Villas',
      summary: 'Sixteen two-storey villas on three steps of an old rice terrace at the northern edge of Canggu. Two and three bedrooms, a pool each.',
      seo_title: 'Rice Terrace Villas: homes by the fields in Canggu',
      seo_description: 'Sixteen villas on three steps of a rice terrace in Canggu, hand-over in October 2027: floor areas, prices, lease term and income forecast.',
      address: 'Jalan Sawah Tiga 8, Canggu, North Kuta, Bali',
      body: `<p>The plot of 7,200\u00a0m² goes down towards the west in three steps, each 1.2 metres lower than the last. We kept the steps instead of levelling them, so that every upper floor looks over the neighbour’s roof to the field. Along the lowest wall runs a strip of rice 14 metres wide; it is leased together with the plot and farmed by the same two families as before.</p>
<p>The villas are white, with pale timber slats and deep overhangs. You come in by a paved path between planted beds to a timber door beside a stone wall. The service entrance is on the same side, so the gardener and the cleaner do not cross your terrace. The pool, 9 by 3 metres, lies on the other side, towards the field.</p>
<h3>Where the work stands</h3>
<ul>
<li>Retaining walls, drainage and the road are finished; eight frames are up (November 2026).</li>
<li>Foundations of the other eight villas, on the lower steps, begin in April 2027.</li>
<li>Water comes from our own well with filters, with a rainwater tank for the gardens.</li>
</ul>
<p>A rice field has its sounds: frogs from November to March, and a cock at five. All openings have insect mesh.</p>`,
      location_text: `<p>The beach is 3.4 kilometres away, ten minutes by scooter. The cafes and shops of central Canggu are eight minutes away, a school twelve, the airport about fifty. The lane is four metres wide: two cars pass each other slowly.</p>
<p>The land across the strip belongs to the agricultural zone, where the present plan allows no building. Plans are revised, so we do not promise the view for ever.</p>`,
      investors_text: `<p>The land is leased until 2056 with a right to extend for 25 years by the formula in the contract. VAT of 11% comes on top of the prices shown.</p>
<p>Payment in four parts: 30% on signing, 30% when the roof is on, 30% when finishing begins, 10% at hand-over; see the <a href="/docs/payment-terms">payment terms</a>.</p>
<p>This is not a house for surfers who want to hear the waves. Families and people who work remotely stay here, nine nights on average in similar houses we manage. The night costs less than near the sea, cleaning and turnover cost less too. The forecast is for type A; management takes 20% of revenue.</p>`,
    },
    ru: {
      stages: stagesOf('rice-terrace-villas', 'ru'),
      title: 'Rice Terrace Villas',
      summary: 'Шестнадцать двухэтажных вилл на трех ступенях старой рисовой террасы на северном краю Чангу. Две или три спальни, у каждой свой бассейн.',
      seo_title: 'Rice Terrace Villas — виллы у рисового поля в Чангу',
      seo_description: 'Шестнадцать вилл на рисовой террасе в Чангу, сдача в октябре 2027 года: площади, цены, срок аренды земли и прогноз дохода.',
      address: 'Jalan Sawah Tiga, 8, Чангу, Северная Кута, Бали',
      body: `<p>Участок в 7200\u00a0м² спускается на запад тремя ступенями, каждая на 1,2 метра ниже предыдущей. Выравнивать склон мы не стали, поэтому со второго этажа любой виллы видно поле поверх соседской крыши. Вдоль нижней стены осталась полоса риса шириной 14 метров: она арендована вместе с участком, и возделывают ее те же две семьи, что и раньше.</p>
<p>Виллы белые, со светлыми деревянными рейками и глубокими свесами крыш. К дому ведет мощеная дорожка между клумбами — до деревянной двери у каменной стены. С этой же стороны служебный вход, так что садовник и горничная не ходят через вашу террасу. Бассейн 9 на 3 метра — с другой стороны, к полю.</p>
<h3>Что уже построено</h3>
<ul>
<li>Готовы подпорные стены, дренаж и дорога; стоят восемь каркасов (ноябрь 2026 года).</li>
<li>Фундаменты остальных восьми вилл, на нижних террасах, начнем в апреле 2027 года.</li>
<li>Вода — из своей скважины с фильтрами, для садов есть бак с дождевой водой.</li>
</ul>
<p>У рисового поля свои звуки: с ноября по март лягушки, в пять утра петух. На всех проемах стоят москитные сетки.</p>`,
      location_text: `<p>До океана 3,4 километра, это десять минут на скутере. До кафе и магазинов центра Чангу восемь минут, до школы двенадцать, до аэропорта около пятидесяти. Ширина подъездной дороги — четыре метра: две машины разъезжаются не спеша.</p>
<p>Земля за полосой риса относится к сельскохозяйственной зоне, и по действующему плану строить там нельзя. Планы пересматривают, поэтому вид на поле мы навсегда не обещаем.</p>`,
      investors_text: `<p>Земля в аренде до 2056 года с правом продления на 25 лет по формуле из договора. К указанным ценам добавляется НДС 11\u00a0%.</p>
<p>Оплата в четыре части: 30\u00a0% при подписании, 30\u00a0% по готовности крыши, 30\u00a0% с началом отделки, 10\u00a0% при передаче. Порядок описан в <a href="/docs/payment-terms">условиях оплаты</a>.</p>
<p>Это не дом для серферов, которым нужно слышать волны. Сюда приезжают семьи и те, кто работает удаленно: в похожих домах под нашим управлением останавливаются в среднем на девять ночей. Ночь стоит дешевле, чем у моря, но и на уборку и смену гостей уходит меньше. Прогноз посчитан для типа A, управление — 20\u00a0% выручки.</p>`,
    },
    uk: {
      stages: stagesOf('rice-terrace-villas', 'uk'),
      title: 'Rice Terrace Villas',
      summary: 'Шістнадцять двоповерхових вілл на трьох сходинках старої рисової тераси на північному краю Чангу. Дві або три спальні, біля кожної свій басейн.',
      seo_title: 'Rice Terrace Villas — вілли біля рисового поля в Чангу',
      seo_description: 'Шістнадцять вілл на рисовій терасі в Чангу, здача в жовтні 2027 року: площі, ціни, строк оренди землі та прогноз доходу.',
      address: 'Jalan Sawah Tiga, 8, Чангу, Північна Кута, Балі',
      body: `<p>Ділянка площею 7200\u00a0м² спускається на захід трьома сходинками, кожна на 1,2 метра нижча за попередню. Ми не стали вирівнювати схил, тож із другого поверху будь-якої вілли видно поле понад сусідським дахом. Уздовж нижньої стіни залишилася смуга рису завширшки 14 метрів: вона орендована разом із ділянкою, і обробляють її ті самі дві родини, що й раніше.</p>
<p>Вілли білі, зі світлими дерев’яними рейками та глибокими звисами дахів. До будинку веде мощена доріжка між клумбами — до дерев’яних дверей біля кам’яної стіни. З цього ж боку службовий вхід, тому садівник і покоївка не ходять через вашу терасу. Басейн 9 на 3 метри — з іншого боку, до поля.</p>
<h3>Що вже збудовано</h3>
<ul>
<li>Готові підпірні стіни, дренаж і дорога; стоять вісім каркасів (листопад 2026 року).</li>
<li>Фундаменти решти восьми вілл, на нижніх сходинках, почнемо у квітні 2027 року.</li>
<li>Вода — з власної свердловини з фільтрами, для садів є бак із дощовою водою.</li>
</ul>
<p>Рисове поле звучить по-своєму: з листопада до березня жаби, о п’ятій ранку півень. На всіх вікнах і дверях є сітки від комах.</p>`,
      location_text: `<p>До океану 3,4 кілометра, це десять хвилин скутером. До кав’ярень і крамниць у центрі Чангу вісім хвилин, до школи дванадцять, до аеропорту близько п’ятдесяти. Під’їзна дорога завширшки чотири метри: два автомобілі роз’їжджаються неквапом.</p>
<p>Земля за смугою рису належить до сільськогосподарської зони, і за чинним планом будувати там не можна. Плани переглядають, тому краєвиду назавжди ми не обіцяємо.</p>`,
      investors_text: `<p>Земля в оренді до 2056 року з правом продовжити її на 25 років за формулою з договору. До вказаних цін додається ПДВ 11%.</p>
<p>Оплата в чотири частини: 30% під час підписання, 30% — коли готовий дах, 30% — на початку оздоблення, 10% — під час передання. Порядок описано в <a href="/docs/payment-terms">умовах оплати</a>.</p>
<p>Це не дім для серферів, яким треба чути хвилі. Сюди приїздять родини й ті, хто працює віддалено: у схожих будинках під нашим управлінням зупиняються в середньому на дев’ять ночей. Ніч коштує менше, ніж біля моря, зате й на прибирання та зміну гостей іде менше. Прогноз пораховано для типу A, управління — 20% виторгу.</p>`,
    },
  },
};
