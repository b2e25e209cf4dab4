import type { DemoProject } from '../../types';

/** Apartments, Pererenan: a draft, must not appear on the site. */
export const northShore: DemoProject = {
  slug: 'north-shore',
  status: 'draft',
  area: 'pererenan',
  type: 'apartments',
  price_construction: 139000,
  price_completed: 163000,
  deadline: '2028-12-15',
  land_area: 4100,
  floors: 3,
  sold: false,
  prices_include_taxes: true,
  latitude: -8.6447,
  longitude: 115.1149,
  gallery: [],
  units: [
    { name: 'A', kind: 'apartment', bedrooms: 1, floors: 1, living_area: 44, kitchen_area: 6, bathroom_area: 5, bedroom_area: 19, price_construction: 139000, price_completed: 163000, sold: false },
    { name: 'B', kind: 'apartment', bedrooms: 1, floors: 1, living_area: 51, kitchen_area: 7, bathroom_area: 6, bedroom_area: 23, price_construction: 158000, price_completed: 185000, sold: false },
    { name: 'C', kind: 'apartment', bedrooms: 2, floors: 1, living_area: 72, kitchen_area: 8, bathroom_area: 11, bedroom_area: 32, price_construction: 214000, price_completed: 251000, sold: false },
  ],
  lease_until: '2060-12-31',
  forecast: [
    { scenario: 'pessimistic', cost_per_day: 70, occupancy: 48, management_fee: 22, tax: 10 },
    { scenario: 'realistic', cost_per_day: 96, occupancy: 62, management_fee: 22, tax: 10 },
    { scenario: 'optimistic', cost_per_day: 115, occupancy: 70, management_fee: 22, tax: 10 },
  ],
  translations: {
    en: {
      title: 'North Shore',
      summary: 'Forty apartments in three low buildings at the quiet northern end of Pererenan beach. The design is finished, the building permit is expected in spring 2027.',
      seo_title: 'North Shore: apartments at Pererenan beach',
      seo_description: 'Forty apartments in three low buildings at the northern end of Pererenan beach, planned for December 2028: areas, prices, forecast.',
      address: 'Jalan Pasir Hitam 16, Pererenan, Mengwi, Bali',
      body: `<p>Three buildings of three storeys stand at angles to each other around a garden, so that the sea wind passes between them and most balconies see water. There are forty apartments: twenty-eight with one bedroom, twelve with two. The staircases are open, the galleries are shaded with pale timber, and there is one lift in each building.</p>
<p>The pool lies on the seaward side behind a low wall of black stone. Next to it we plan a small restaurant with a lease of its own, so that the owners of the apartments neither pay for it nor earn from it.</p>
<h3>What is decided and what is not</h3>
<ul>
<li>The plot of 4,100\u00a0m² is leased, its zoning confirmed.</li>
<li>The design is finished and went to the authorities in September 2026.</li>
<li>The permit is expected in April 2027. We sign no sales before it.</li>
<li>The facade timber is still being tested for salt on two sample walls.</li>
</ul>
<p>Salt air is the price of the place: metal parts outdoors are stainless, and the air conditioners have coated coils.</p>`,
      location_text: `<p>The beach of black sand is 150 metres away; at low tide one can walk along it as far as Canggu. The street with cafes is four minutes by car, a school fifteen, the airport fifty-five. In the evening there is little to do here, and that is what some guests come for.</p>`,
      investors_text: `<p>The lease runs until 2060 with a right to extend for 25 years by the formula in the contract; taxes are included in the prices. Payment follows our usual stages, 30%, 30%, 30% and 10% at hand-over, as in the <a href="/docs/payment-terms">payment terms</a>.</p>
<p>Management will take 22% of revenue, the service charge included. The forecast is for type A and uses the prices of comparable houses within 500 metres of the beach in 2025 and 2026. The risk to weigh is time: without a permit the deadline is a plan, and the first guests will not come before 2029.</p>`,
    },
    ru: {
      title: 'North Shore',
      summary: 'Сорок апартаментов в трех невысоких домах на тихом северном краю пляжа Переренан. Проект готов, разрешение на строительство ждем весной 2027 года.',
      seo_title: 'North Shore — апартаменты у пляжа Переренан',
      seo_description: 'Сорок апартаментов в трех невысоких домах на северном краю пляжа Переренан, срок — декабрь 2028 года: площади, цены, прогноз дохода.',
      address: 'Jalan Pasir Hitam, 16, Переренан, Менгви, Бали',
      body: `<p>Три трехэтажных дома стоят под углом друг к другу вокруг сада: морской ветер проходит между ними, и с большинства балконов видна вода. Апартаментов сорок: двадцать восемь с одной спальней, двенадцать с двумя. Лестницы открытые, галереи затенены светлым деревом, в каждом доме один лифт.</p>
<p>Бассейн — со стороны моря, за низкой стеной из черного камня. Рядом планируем небольшой ресторан с отдельным договором аренды: владельцы апартаментов за него не платят и на нем не зарабатывают.</p>
<h3>Что решено и что нет</h3>
<ul>
<li>Участок 4100\u00a0м² арендован, зонирование подтверждено.</li>
<li>Проект готов и передан на согласование в сентябре 2026 года.</li>
<li>Разрешение ждем в апреле 2027 года. До него договоров не подписываем.</li>
<li>Дерево для фасада еще испытываем на соль на двух пробных стенах.</li>
</ul>
<p>Соленый воздух — плата за место: наружный металл здесь нержавеющий, а теплообменники кондиционеров с покрытием.</p>`,
      location_text: `<p>До пляжа с черным песком 150 метров, в отлив по нему можно дойти до самого Чангу. До улицы с кафе четыре минуты на машине, до школы пятнадцать, до аэропорта пятьдесят пять. Вечером здесь почти нечем заняться, и часть гостей едет именно за этим.</p>`,
      investors_text: `<p>Аренда земли — до 2060 года с правом продления на 25 лет по формуле из договора, налоги входят в цену. Оплата по обычным этапам: 30, 30, 30 и 10\u00a0% при передаче, как в <a href="/docs/payment-terms">условиях оплаты</a>.</p>
<p>Управление будет стоить 22\u00a0% выручки, обслуживание дома уже включено. Прогноз посчитан для типа A по ценам похожих домов не дальше 500 метров от пляжа за 2025 и 2026 годы. Взвесить нужно риск по времени: пока нет разрешения, срок остается планом, а первые гости приедут не раньше 2029 года.</p>`,
    },
    uk: {
      title: 'North Shore',
      summary: 'Сорок апартаментів у трьох невисоких будинках на тихому північному краю пляжу Переренан. Проєкт готовий, дозвіл на будівництво очікуємо навесні 2027 року.',
      seo_title: 'North Shore — апартаменти біля пляжу Переренан',
      seo_description: 'Сорок апартаментів у трьох невисоких будинках на північному краю пляжу Переренан, строк — грудень 2028 року: площі, ціни, прогноз доходу.',
      address: 'Jalan Pasir Hitam, 16, Переренан, Менгві, Балі',
      body: `<p>Три триповерхові будинки стоять під кутом один до одного навколо саду: морський вітер проходить між ними, і з більшості балконів видно воду. Апартаментів сорок: двадцять вісім з однією спальнею, дванадцять із двома. Сходи відкриті, галереї затінені світлим деревом, у кожному будинку один ліфт.</p>
<p>Басейн — з боку моря, за низьким муром із чорного каменю. Поруч плануємо невеликий ресторан з окремим договором оренди: власники апартаментів за нього не платять і на ньому не заробляють.</p>
<h3>Що вирішено, а що ні</h3>
<ul>
<li>Ділянку 4100\u00a0м² орендовано, зонування підтверджено.</li>
<li>Проєкт готовий і переданий на погодження у вересні 2026 року.</li>
<li>Дозвіл очікуємо у квітні 2027 року. До того договорів не підписуємо.</li>
<li>Дерево для фасаду ще випробовуємо на сіль на двох пробних стінах.</li>
</ul>
<p>Солоне повітря — плата за місце: зовнішній метал тут нержавкий, а теплообмінники кондиціонерів мають покриття.</p>`,
      location_text: `<p>До пляжу з чорним піском 150 метрів, у відплив ним можна дійти аж до Чангу. До вулиці з кав’ярнями чотири хвилини автомобілем, до школи п’ятнадцять, до аеропорту п’ятдесят п’ять. Увечері тут майже нічого робити, і частина гостей їде саме по це.</p>`,
      investors_text: `<p>Оренда землі — до 2060 року з правом продовжити її на 25 років за формулою з договору, податки входять у ціну. Оплата звичними етапами: 30, 30, 30 і 10% під час передання, як в <a href="/docs/payment-terms">умовах оплати</a>.</p>
<p>Управління коштуватиме 22% виторгу, обслуговування будинку вже враховано. Прогноз пораховано для типу A за цінами схожих будинків не далі ніж за 500 метрів від пляжу за 2025 і 2026 роки. Зважити треба ризик щодо часу: доки немає дозволу, строк лишається планом, а перші гості приїдуть не раніше 2029 року.</p>`,
    },
  },
};
