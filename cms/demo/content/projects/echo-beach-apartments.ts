import type { DemoProject } from '../../types';
import { stagesOf } from '../stages';

/** One-room apartments, Canggu: between two releases, every price on request. */
export const echoBeachApartments: DemoProject = {
  slug: 'echo-beach-apartments',
  status: 'published',
  area: 'canggu',
  type: 'one_room_apartments',
  deadline: '2027-12-15',
  land_area: 2100,
  floors: 4,
  sold: false,
  prices_include_taxes: false,
  latitude: -8.6508,
  longitude: 115.1281,
  image: 'apartments-dusk-9.jpg',
  gallery: ['apartments-pool-dusk-9.jpg'],
  units: [
    { name: 'S', kind: 'one_room_apartment', bedrooms: 1, floors: 1, living_area: 28, kitchen_area: 4, bathroom_area: 4, bedroom_area: 18, sold: false },
    { name: 'M', kind: 'one_room_apartment', bedrooms: 1, floors: 1, living_area: 33, kitchen_area: 5, bathroom_area: 5, bedroom_area: 21, sold: false },
    { name: 'L', kind: 'one_room_apartment', bedrooms: 1, floors: 1, living_area: 38, kitchen_area: 6, bathroom_area: 5, bedroom_area: 25, sold: true },
  ],
  // About 109,000 dollars a type S: 5.9, 10.3 and 13.8 percent.
  layout: {
    kind: 'floors',
    rows: [
      'Lx Sx S Mx M S Sx M Mx S M Lx',
      'Lx Sx Sx Mx M S S M Mx Sx Mx Lx',
      'Lx Sx S Mx M S M S Mx Sx M Lx',
    ],
  },
  lease_until: '2055-12-31',
  payment_stages: [
    { stage: 'signing', share: 30 },
    { stage: 'roof', share: 30, date: '2027-03-01' },
    { stage: 'finishing', share: 30, date: '2027-08-01' },
    { stage: 'handover', share: 10, date: '2027-12-15' },
  ],
  forecast: [
    { scenario: 'pessimistic', cost_per_day: 58, occupancy: 46, management_fee: 24, tax: 10 },
    { scenario: 'realistic', cost_per_day: 78, occupancy: 60, management_fee: 24, tax: 10 },
    { scenario: 'optimistic', cost_per_day: 92, occupancy: 68, management_fee: 24, tax: 10 },
  ],
  permit: 'PBG-510302-12122025-033',
  supervisor: 'Andriy Holovchuk',
  translations: {
    en: {
      stages: stagesOf('echo-beach-apartments', 'en'),
      title: 'Echo Beach Apartments',
      summary: 'Thirty-six one-room apartments of 28 to 38\u00a0m² in Canggu, eight minutes on foot from the surf. Twenty are sold, the second release opens in March 2027.',
      seo_title: 'Echo Beach Apartments: one-room homes in Canggu',
      seo_description: 'Thirty-six one-room apartments of 28 to 38\u00a0m² near the surf in Canggu, hand-over in December 2027. Prices of the second release on request.',
      address: 'Jalan Ombak Kecil 5, Canggu, North Kuta, Bali',
      body: `<p>Thirty-six apartments, one room each, and the rest shared: that is the idea of the house. A room of 28\u00a0m² is enough to sleep, cook breakfast and work when there is somewhere else to go. Somewhere else is the ground floor, with a lounge and a long dining table open to the terrace, and the pool of 25 metres under the balconies.</p>
<p>Every apartment has a bed in an alcove with its own curtain, a kitchen along one wall, a desk at the window, and a balcony of four to six square metres with planters. Laundry is in the basement; boards and wetsuits are kept by the gate, so that sand stays outside.</p>
<h3>Where the work stands</h3>
<ul>
<li>Walls of the third floor are going up (November 2026).</li>
<li>Twenty apartments were sold between April and September 2026, among them all of type L.</li>
<li>Sixteen are left for the second release.</li>
</ul>`,
      location_text: `<p>Echo Beach and its reef break are 600 metres away. Within five minutes on foot there are more cafes than we could count in an evening; quiet it is not, and the street side hears scooters until midnight. Glazing there is double, and type M looks to the courtyard only.</p>
<p>A school is ten minutes by car, the airport 45.</p>`,
      investors_text: `<p>Prices of the second release will be published on 1 March 2027, when the roof is poured and the cost of finishing is fixed by contract. Until then we name the price on request and hold it for two weeks. VAT of 11% comes on top. The lease runs until 2055 with a right to extend for 20 years by the formula in the contract.</p>
<p>Payment is in four parts, 30%, 30%, 30% and 10% at hand-over; see the <a href="/docs/payment-terms">payment terms</a>.</p>
<p>One-room apartments are the easiest to buy and the easiest to copy. There are many in Canggu, guests change every three or four nights, and cleaning eats more of the revenue: hence a management fee of 24%, and an occupancy lower than that of our villas. The forecast is for type S. We show income for now; the return will follow with the price.</p>`,
    },
    ru: {
      stages: stagesOf('echo-beach-apartments', 'ru'),
      title: 'Echo Beach Apartments',
      summary: 'Тридцать шесть однокомнатных апартаментов от 28 до 38\u00a0м² в Чангу, восемь минут пешком до волн. Двадцать проданы, вторая очередь продаж — с марта 2027 года.',
      seo_title: 'Echo Beach Apartments — однокомнатные в Чангу',
      seo_description: 'Тридцать шесть однокомнатных апартаментов от 28 до 38\u00a0м² у океана в Чангу, сдача в декабре 2027 года. Цены второй очереди — по запросу.',
      address: 'Jalan Ombak Kecil, 5, Чангу, Северная Кута, Бали',
      body: `<p>Тридцать шесть апартаментов по одной комнате, а остальное общее: такова идея дома. Чтобы спать, готовить завтрак и работать, хватает 28\u00a0м² — если есть куда выйти. Выйти можно на первый этаж, где гостиная и длинный обеденный стол открыты на террасу, и к 25-метровому бассейну под балконами.</p>
<p>В каждых апартаментах кровать стоит в нише за шторой, кухня занимает одну стену, у окна рабочий стол, на балконе от четырех до шести метров — кашпо с зеленью. Прачечная в цоколе. Доски и гидрокостюмы хранятся у ворот, чтобы песок оставался снаружи.</p>
<h3>Что уже построено</h3>
<ul>
<li>Кладем стены третьего этажа (ноябрь 2026 года).</li>
<li>С апреля по сентябрь 2026 года проданы двадцать апартаментов, в том числе все типа L.</li>
<li>Для второй очереди продаж осталось шестнадцать.</li>
</ul>`,
      location_text: `<p>До Echo Beach и его рифовой волны 600 метров. В пяти минутах ходьбы кафе столько, что за вечер не пересчитать. Тишины здесь нет: со стороны улицы скутеры слышны до полуночи. Стеклопакеты там двойные, а апартаменты типа M выходят только во двор.</p>
<p>До школы десять минут на машине, до аэропорта 45.</p>`,
      investors_text: `<p>Цены второй очереди опубликуем 1 марта 2027 года, когда зальем крышу и зафиксируем в договоре стоимость отделки. До этого называем цену по запросу и держим ее две недели. НДС 11\u00a0% добавляется к цене. Аренда земли — до 2055 года с правом продления на 20 лет по формуле из договора.</p>
<p>Оплата в четыре части: 30, 30, 30 и 10\u00a0% при передаче, подробнее в <a href="/docs/payment-terms">условиях оплаты</a>.</p>
<p>Однокомнатные апартаменты проще всего купить и проще всего повторить. В Чангу их много, гости меняются каждые три-четыре ночи, уборка съедает больше выручки. Отсюда комиссия управляющей компании 24\u00a0% и загрузка ниже, чем у наших вилл. Прогноз посчитан для типа S. Пока показываем доход, доходность появится вместе с ценой.</p>`,
    },
    uk: {
      stages: stagesOf('echo-beach-apartments', 'uk'),
      title: 'Echo Beach Apartments',
      summary: 'Тридцять шість однокімнатних апартаментів від 28 до 38\u00a0м² у Чангу, вісім хвилин пішки до хвиль. Двадцять продано, друга черга продажу — з березня 2027 року.',
      seo_title: 'Echo Beach Apartments — однокімнатні в Чангу',
      seo_description: 'Тридцять шість однокімнатних апартаментів від 28 до 38\u00a0м² біля океану в Чангу, здача у грудні 2027 року. Ціни другої черги — на запит.',
      address: 'Jalan Ombak Kecil, 5, Чангу, Північна Кута, Балі',
      body: `<p>Тридцять шість апартаментів по одній кімнаті, а решта спільне: така ідея цього будинку. Щоб спати, готувати сніданок і працювати, вистачає 28\u00a0м² — якщо є куди вийти. Вийти можна на перший поверх, де вітальня й довгий обідній стіл відкриті на терасу, і до 25-метрового басейну під балконами.</p>
<p>У кожних апартаментах ліжко стоїть у ніші за шторою, кухня займає одну стіну, біля вікна робочий стіл, на балконі від чотирьох до шести метрів — кашпо із зеленню. Пральня в цоколі. Дошки й гідрокостюми зберігають біля воріт, щоб пісок лишався надворі.</p>
<h3>Що вже збудовано</h3>
<ul>
<li>Муруємо стіни третього поверху (листопад 2026 року).</li>
<li>Із квітня до вересня 2026 року продано двадцять апартаментів, зокрема всі типу L.</li>
<li>Для другої черги продажу лишилося шістнадцять.</li>
</ul>`,
      location_text: `<p>До Echo Beach із його рифовою хвилею 600 метрів. За п’ять хвилин ходи кав’ярень стільки, що за вечір не порахувати. Тиші тут немає: з боку вулиці скутери чути до півночі. Склопакети там подвійні, а апартаменти типу M виходять лише у двір.</p>
<p>До школи десять хвилин автомобілем, до аеропорту 45.</p>`,
      investors_text: `<p>Ціни другої черги оприлюднимо 1 березня 2027 року, коли заллємо дах і зафіксуємо в договорі вартість оздоблення. До того називаємо ціну на запит і тримаємо її два тижні. ПДВ 11% додається до ціни. Оренда землі — до 2055 року з правом продовжити її на 20 років за формулою з договору.</p>
<p>Оплата в чотири частини: 30, 30, 30 і 10% під час передання, докладніше в <a href="/docs/payment-terms">умовах оплати</a>.</p>
<p>Однокімнатні апартаменти найлегше купити й найлегше повторити. У Чангу їх багато, гості змінюються кожні три-чотири ночі, прибирання з’їдає більше виторгу. Звідси комісія компанії-управителя 24% і заповнюваність, нижча, ніж у наших вілл. Прогноз пораховано для типу S. Поки показуємо дохід, дохідність з’явиться разом із ціною.</p>`,
    },
  },
};
