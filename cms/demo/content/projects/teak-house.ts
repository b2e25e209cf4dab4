import type { DemoProject } from '../../types';
import { stagesOf } from '../stages';

/** Villas, Berawa: the next to be handed over, the one with the most pictures. */
export const teakHouse: DemoProject = {
  slug: 'teak-house',
  status: 'published',
  area: 'berawa',
  type: 'villas',
  price_construction: 298000,
  price_completed: 349000,
  deadline: '2027-03-31',
  land_area: 5600,
  floors: 2,
  sold: false,
  prices_include_taxes: true,
  latitude: -8.662,
  longitude: 115.1397,
  image: 'flat-golden-1.jpg',
  presentation: 'teak-house.pdf',
  gallery: ['living-golden-1.jpg', 'bedroom-golden-1.jpg', 'flat-day-1.jpg'],
  units: [
    { name: 'A', kind: 'villa', bedrooms: 2, floors: 2, land_area: 240, living_area: 128, kitchen_area: 13, bathroom_area: 17, bedroom_area: 58, price_construction: 298000, price_completed: 349000, sold: false },
    { name: 'A2', kind: 'villa', bedrooms: 2, floors: 2, land_area: 265, living_area: 136, kitchen_area: 14, bathroom_area: 18, bedroom_area: 61, price_construction: 314000, price_completed: 368000, sold: true },
    { name: 'B', kind: 'villa', bedrooms: 3, floors: 2, land_area: 310, living_area: 172, kitchen_area: 16, bathroom_area: 24, bedroom_area: 78, price_construction: 389000, price_completed: 455000, sold: false },
    { name: 'B2', kind: 'villa', bedrooms: 3, floors: 2, land_area: 345, living_area: 186, kitchen_area: 17, bathroom_area: 26, bedroom_area: 84, price_construction: 418000, price_completed: 489000, sold: false },
    { name: 'C', kind: 'villa', bedrooms: 4, floors: 2, land_area: 430, living_area: 238, kitchen_area: 20, bathroom_area: 36, bedroom_area: 108, price_construction: 545000, price_completed: 640000, sold: true },
  ],
  layout: {
    kind: 'plots',
    rows: [
      'A Ax A A2x A2x A2x B',
      'Ar A B Bx B2 B2x Cx',
    ],
  },
  lease_until: '2054-06-30',
  payment_stages: [
    { stage: 'signing', share: 30 },
    { stage: 'roof', share: 30, date: '2026-12-15' },
    { stage: 'finishing', share: 30, date: '2027-01-31' },
    { stage: 'handover', share: 10, date: '2027-03-31' },
  ],
  forecast: [
    { scenario: 'pessimistic', cost_per_day: 140, occupancy: 52, management_fee: 20, tax: 10 },
    { scenario: 'realistic', cost_per_day: 190, occupancy: 67, management_fee: 20, tax: 10 },
    { scenario: 'optimistic', cost_per_day: 230, occupancy: 76, management_fee: 20, tax: 10 },
  ],
  permit: 'PBG-510302-14022025-011',
  supervisor: 'Ketut Darmayasa',
  translations: {
    en: {
      stages: stagesOf('teak-house', 'en'),
      title: 'Teak House',
      summary: 'Fourteen two-storey villas with teak screens and long pools, 400 metres from the beach in Berawa. Ten of them are already under roof.',
      seo_title: 'Teak House: villas near the beach in Berawa',
      seo_description: 'Fourteen two-storey villas with teak screens and private pools, 400 m from Berawa beach. Floor areas, prices and a three-scenario forecast.',
      address: 'Jalan Kayu Jati 12, Berawa, North Kuta, Bali',
      body: `<p>Fourteen villas stand in two rows between a quiet lane and an old coconut grove, turned so that no terrace looks into another. Sliding screens of plantation teak shade the upper floor. With the screens closed at noon, the bedrooms of our show villa stayed four degrees cooler than the terrace before the air conditioning was switched on.</p>
<p>Downstairs is one open room: kitchen, dining table and a long sofa against a wall of river stone. The glass slides away along the whole front, and outside lie the deck and a pool of 12 by 3.5 metres.</p>
<h3>Where the work stands</h3>
<ul>
<li>Ten villas are roofed (November 2026). Six of them passed a <a href="/news/teak-house-roofs-tested">72-hour water test</a> in June and now have windows and floors.</li>
<li>The frame is reinforced concrete, calculated for the island’s seismic zone.</li>
<li>Roofs are wired for solar panels; the panels themselves are an option.</li>
</ul>
<p>Teak outdoors asks for oil once a year. It is about 300 dollars a villa, and we would rather you knew it now.</p>`,
      location_text: `<p>The beach is six minutes away on foot, down a lane without through traffic. A supermarket, a pharmacy and a coworking space lie within 900 metres, and the nearest international school is seven minutes by car. The airport takes 35 minutes in the morning and up to an hour after five.</p>
<p>Berawa is lively: from Friday to Sunday the wind brings music from the beach until about eleven. The row beside the grove is the quieter one.</p>`,
      investors_text: `<p>The land is leased until 2054 with a right to extend for 25 years by the formula in the contract; the deed is drawn up by a notary in the buyer’s name. The plot lies in the tourism zone; the building permit was issued in February 2025.</p>
<p>You pay as the work goes: 30% on signing, 30% when the roof is on, 30% when finishing begins, 10% at hand-over. For villas already roofed the first two parts are paid together. The details are in our <a href="/docs/payment-terms">payment terms</a>.</p>
<p>Management costs 20% of revenue: bookings, cleaning, pool, garden, and a report by the tenth of each month. The forecast is for type A and does not count repairs; set aside about 3% of revenue for them. The main risk is supply, because a good deal is being built in Berawa, and the pessimistic scenario assumes exactly that.</p>`,
    },
    ru: {
      stages: stagesOf('teak-house', 'ru'),
      title: 'Teak House',
      summary: 'Четырнадцать двухэтажных вилл с тиковыми экранами и длинными бассейнами в 400 метрах от пляжа в Бераве. Десять уже под крышей.',
      seo_title: 'Teak House — виллы у пляжа в Бераве',
      seo_description: 'Четырнадцать двухэтажных вилл с бассейнами в 400\u00a0м от пляжа Берава: площади, цены по этапам и прогноз дохода в трех сценариях.',
      address: 'Jalan Kayu Jati, 12, Берава, Северная Кута, Бали',
      body: `<p>Четырнадцать вилл стоят в два ряда между тихим переулком и старой кокосовой рощей и развернуты так, что ни одна терраса не видна с соседней. Второй этаж закрывают раздвижные экраны из плантационного тика. Если закрыть их в полдень, в спальнях заметно прохладнее: в нашей демонстрационной вилле разница с террасой составила четыре градуса еще до включения кондиционера.</p>
<p>Первый этаж — одно открытое пространство: кухня, обеденный стол, длинный диван у стены из речного камня. Стекло раздвигается по всему фасаду, за ним настил и бассейн 12 на 3,5 метра.</p>
<h3>Что уже построено</h3>
<ul>
<li>Десять вилл под крышей (ноябрь 2026 года). Шесть из них в июне прошли <a href="/news/teak-house-roofs-tested">испытание водой</a>, 72 часа, и теперь стоят с окнами и полами.</li>
<li>Каркас — железобетон, рассчитанный на сейсмическую зону острова.</li>
<li>В крыши заложена проводка под солнечные панели, сами панели — по желанию.</li>
</ul>
<p>Тик на улице нужно раз в год покрывать маслом. Это около 300\u00a0долларов на виллу, и лучше знать об этом заранее.</p>`,
      location_text: `<p>До пляжа шесть минут пешком по переулку без сквозного движения. Супермаркет, аптека и коворкинг — в пределах 900 метров, до ближайшей международной школы семь минут на машине. Дорога в аэропорт утром занимает 35 минут, после пяти вечера — до часа.</p>
<p>Берава — район оживленный: с пятницы по воскресенье ветер доносит музыку с пляжа примерно до одиннадцати. Тише в ряду у рощи.</p>`,
      investors_text: `<p>Земля в аренде до 2054 года с правом продления на 25 лет по формуле из договора; акт аренды на имя покупателя составляет нотариус. Участок находится в туристической зоне, разрешение на строительство выдано в феврале 2025 года.</p>
<p>Платежи идут за стройкой: 30\u00a0% при подписании, 30\u00a0% по готовности крыши, 30\u00a0% с началом отделки, 10\u00a0% при передаче. Если вилла уже под крышей, первые две части вносят вместе. Подробности — в <a href="/docs/payment-terms">условиях оплаты</a>.</p>
<p>Управление стоит 20\u00a0% выручки: бронирования, уборка, бассейн, сад и отчет до десятого числа каждого месяца. Прогноз посчитан для типа A и не включает ремонт: отложите на него примерно 3\u00a0% выручки. Главный риск — предложение: в Бераве много строят, и пессимистичный сценарий исходит именно из этого.</p>`,
    },
    uk: {
      stages: stagesOf('teak-house', 'uk'),
      title: 'Teak House',
      summary: 'Чотирнадцять двоповерхових вілл із тиковими екранами та довгими басейнами за 400 метрів від пляжу в Бераві. Десять уже під дахом.',
      seo_title: 'Teak House — вілли біля пляжу в Бераві',
      seo_description: 'Чотирнадцять двоповерхових вілл із басейнами за 400\u00a0м від пляжу Берави: площі, ціни за етапами та прогноз доходу у трьох сценаріях.',
      address: 'Jalan Kayu Jati, 12, Берава, Північна Кута, Балі',
      body: `<p>Чотирнадцять вілл стоять у два ряди між тихим провулком і старим кокосовим гаєм, і жодна тераса не дивиться на сусідську. Другий поверх затінюють розсувні екрани з плантаційного тику. Якщо опівдні їх зачинити, у спальнях відчутно прохолодніше: у нашій демонстраційній віллі різниця з терасою становила чотири градуси ще до того, як увімкнули кондиціонер.</p>
<p>Перший поверх — це один відкритий простір: кухня, обідній стіл, довгий диван під стіною з річкового каменю. Скло розсувається на всю ширину фасаду, а за ним — настил і басейн 12 на 3,5 метра.</p>
<h3>Що вже збудовано</h3>
<ul>
<li>Десять вілл під дахом (листопад 2026 року). Шість із них у червні пройшли <a href="/news/teak-house-roofs-tested">випробування водою</a>, 72 години, і тепер стоять із вікнами та підлогами.</li>
<li>Каркас — залізобетон, розрахований на сейсмічну зону острова.</li>
<li>У дахах прокладено проводку під сонячні панелі; самі панелі — за бажанням.</li>
</ul>
<p>Тик просто неба треба щороку вкривати олією. Це близько 300\u00a0доларів на віллу, і про це краще знати одразу.</p>`,
      location_text: `<p>До пляжу шість хвилин пішки провулком без наскрізного руху. Супермаркет, аптека й коворкінг — у межах 900 метрів, до найближчої міжнародної школи сім хвилин автомобілем. Дорога до аеропорту вранці забирає 35 хвилин, після п’ятої вечора — до години.</p>
<p>Берава — район жвавий: із п’ятниці до неділі вітер доносить музику з пляжу приблизно до одинадцятої. Тихіше в ряду біля гаю.</p>`,
      investors_text: `<p>Земля в оренді до 2054 року з правом продовжити її на 25 років за формулою з договору; акт оренди на ім’я покупця складає нотаріус. Ділянка лежить у туристичній зоні, дозвіл на будівництво видано в лютому 2025 року.</p>
<p>Платежі йдуть слідом за роботами: 30% під час підписання, 30% — коли готовий дах, 30% — на початку оздоблення, 10% — під час передання. Якщо вілла вже під дахом, перші дві частини сплачують разом. Подробиці — в <a href="/docs/payment-terms">умовах оплати</a>.</p>
<p>Управління коштує 20% виторгу: бронювання, прибирання, басейн, сад і звіт до десятого числа щомісяця. Прогноз пораховано для типу A без витрат на ремонт: на нього варто відкладати приблизно 3% виторгу. Головний ризик — пропозиція: у Бераві багато будують, і песимістичний сценарій виходить саме з цього.</p>`,
    },
  },
};
