import type { DemoProject } from '../../types';
import { stagesOf } from '../stages';

/** Single-storey villas, Pererenan; the largest type has its price on request. */
export const pavilionPererenan: DemoProject = {
  slug: 'pavilion-pererenan',
  status: 'published',
  area: 'pererenan',
  type: 'villas',
  price_construction: 336000,
  price_completed: 394000,
  deadline: '2028-06-30',
  land_area: 6800,
  floors: 1,
  sold: false,
  prices_include_taxes: true,
  latitude: -8.6389,
  longitude: 115.1181,
  image: 'pitched-dusk-2.jpg',
  gallery: ['pitched-pool-dusk-2.jpg', 'living-dusk-2.jpg', 'bedroom-dusk-2.jpg'],
  units: [
    { name: 'A', kind: 'villa', bedrooms: 2, floors: 1, land_area: 420, living_area: 124, kitchen_area: 13, bathroom_area: 17, bedroom_area: 56, price_construction: 336000, price_completed: 394000, sold: false },
    { name: 'B', kind: 'villa', bedrooms: 3, floors: 1, land_area: 520, living_area: 168, kitchen_area: 16, bathroom_area: 24, bedroom_area: 77, price_construction: 442000, price_completed: 519000, sold: false },
    { name: 'B2', kind: 'villa', bedrooms: 3, floors: 1, land_area: 560, living_area: 176, kitchen_area: 16, bathroom_area: 25, bedroom_area: 81, price_construction: 468000, price_completed: 549000, sold: false },
    { name: 'C', kind: 'villa', bedrooms: 4, floors: 1, land_area: 680, living_area: 226, kitchen_area: 20, bathroom_area: 34, bedroom_area: 104, sold: false },
  ],
  layout: {
    kind: 'plots',
    rows: [
      'A Ar A A B',
      'B B2 B2x Bx C',
    ],
  },
  lease_until: '2058-12-31',
  payment_stages: [
    { stage: 'signing', share: 30 },
    { stage: 'roof', share: 30, date: '2027-09-30' },
    { stage: 'finishing', share: 30, date: '2028-01-31' },
    { stage: 'handover', share: 10, date: '2028-06-30' },
  ],
  forecast: [
    { scenario: 'pessimistic', cost_per_day: 155, occupancy: 50, management_fee: 20, tax: 10 },
    { scenario: 'realistic', cost_per_day: 210, occupancy: 65, management_fee: 20, tax: 10 },
    { scenario: 'optimistic', cost_per_day: 250, occupancy: 74, management_fee: 20, tax: 10 },
  ],
  permit: 'PBG-510306-18052026-004',
  supervisor: 'Ketut Darmayasa',
  translations: {
    en: {
      stages: stagesOf('pavilion-pererenan', 'en'),
      title: 'Pavilion Pererenan',
      summary: 'Ten single-storey villas under shingle roofs in Pererenan. Each is a small group of pavilions around a pool, on 420 to 680\u00a0m² of land.',
      seo_title: 'Pavilion Pererenan: single-storey villas',
      seo_description: 'Ten single-storey villas with shingle roofs in Pererenan, hand-over in June 2028: plots, floor areas, prices and three income scenarios.',
      address: 'Jalan Bale Agung 21, Pererenan, Mengwi, Bali',
      body: `<p>Nobody here lives above anybody. Each villa is a group of pavilions joined by a covered gallery: one for the day, with kitchen and living room, and one or two for sleeping. Between them lie a timber deck and the pool. You cross a few steps of garden to go to bed, and children asleep do not hear the dinner.</p>
<p>The hipped roofs are covered with ironwood shingles and rise to 4.6 metres inside. Ironwood needs neither paint nor oil and lasts thirty years. It does change: the brown of the pictures turns silver-grey within two rainy seasons.</p>
<h3>What one storey costs</h3>
<p>A single-storey house needs more land, more roof and more foundation for the same rooms. That is why two bedrooms here cost more than two bedrooms in our two-storey villas. In return there are no stairs, which parents with small children and parents of grown children both ask for.</p>
<p>The <a href="/news/pavilion-pererenan-permit">building approval</a> came in May 2026. The access road, the canal and the boundary walls were finished before the rains; foundations are poured from March 2027.</p>`,
      location_text: `<p>Black sand and the surf are 900 metres away, twelve minutes on foot past the village temple. The main street of Pererenan, with bakeries, a gym and a small market, is five minutes by car; Canggu is ten, a school fifteen, the airport fifty.</p>
<p>The village keeps its calendar. On the days of large ceremonies, six or seven a year, the road is closed for several hours, and guests should hear of it beforehand. Our managers tell them.</p>`,
      investors_text: `<p>The land is leased until 2058 with a right to extend for 30 years by the formula in the contract; taxes are included in the prices. There is only one villa of type C, on the corner by the stream. Its plan is drawn with the buyer, therefore its price is on request.</p>
<p>Payment: 30% on signing, 30% when the roof is on, 30% when finishing begins, 10% at hand-over, as in the <a href="/docs/payment-terms">payment terms</a>. Until the foundations are poured, the <a href="/sales/early-bird-pavilion">early price</a> applies.</p>
<p>The forecast is for type A with management at 20% of revenue. Twenty months is a long way to hand-over: in that time prices, the exchange rate and the rules of letting may change. What we are liable for if we are late is written in the <a href="/docs/guarantee">guarantee</a>.</p>`,
    },
    ru: {
      stages: stagesOf('pavilion-pererenan', 'ru'),
      title: 'Pavilion Pererenan',
      summary: 'Десять одноэтажных вилл под гонтовыми крышами в Переренане. Каждая — несколько павильонов вокруг бассейна на участке от 420 до 680\u00a0м².',
      seo_title: 'Pavilion Pererenan — одноэтажные виллы',
      seo_description: 'Десять одноэтажных вилл под гонтовыми крышами в Переренане, сдача в июне 2028 года: участки, площади, цены и три сценария дохода.',
      address: 'Jalan Bale Agung, 21, Переренан, Менгви, Бали',
      body: `<p>Здесь никто не живет у вас над головой. Каждая вилла — это несколько павильонов, соединенных крытой галереей: дневной, с кухней и гостиной, и один или два спальных. Между ними деревянный настил и бассейн. Чтобы лечь спать, нужно пройти несколько шагов по саду, зато дети не слышат, как взрослые ужинают.</p>
<p>Вальмовые крыши покрыты гонтом из железного дерева, высота под коньком 4,6 метра. Такой гонт служит тридцать лет, его не красят и не пропитывают. Но он меняется: коричневый, как на картинках, за два сезона дождей станет серебристо-серым.</p>
<h3>Сколько стоит один этаж</h3>
<p>Одноэтажному дому при тех же комнатах нужно больше земли, крыши и фундамента. Поэтому две спальни здесь дороже, чем в наших двухэтажных виллах. Взамен — никаких лестниц: об этом просят и родители малышей, и родители взрослых детей.</p>
<p><a href="/news/pavilion-pererenan-permit">Разрешение на строительство</a> получено в мае 2026 года. Дорогу, водоотводный канал и стены по границе участка закончили до дождей, фундаменты заливаем с марта 2027 года.</p>`,
      location_text: `<p>Черный песок и волны в 900 метрах: двенадцать минут пешком мимо деревенского храма. До главной улицы Переренана с пекарнями, спортзалом и небольшим рынком пять минут на машине, до Чангу десять, до школы пятнадцать, до аэропорта пятьдесят.</p>
<p>Деревня живет по своему календарю. В дни больших церемоний, шесть-семь раз в год, дорогу перекрывают на несколько часов. Гостей об этом предупреждают наши управляющие.</p>`,
      investors_text: `<p>Земля в аренде до 2058 года с правом продления на 30 лет по формуле из договора, налоги входят в цену. Вилла типа C всего одна, на углу у ручья. Ее планировку мы рисуем вместе с покупателем, поэтому цену называем по запросу.</p>
<p>Оплата: 30\u00a0% при подписании, 30\u00a0% по готовности крыши, 30\u00a0% с началом отделки, 10\u00a0% при передаче, как сказано в <a href="/docs/payment-terms">условиях оплаты</a>. Пока фундаменты не залиты, действует <a href="/sales/early-bird-pavilion">ранняя цена</a>.</p>
<p>Прогноз посчитан для типа A, управление — 20\u00a0% выручки. До сдачи двадцать месяцев, срок немалый: за это время могут измениться цены, курс и правила посуточной аренды. За что мы отвечаем при задержке, написано в <a href="/docs/guarantee">гарантии</a>.</p>`,
    },
    uk: {
      stages: stagesOf('pavilion-pererenan', 'uk'),
      title: 'Pavilion Pererenan',
      summary: 'Десять одноповерхових вілл під ґонтовими дахами в Переренані. Кожна — кілька павільйонів навколо басейну на ділянці від 420 до 680\u00a0м².',
      seo_title: 'Pavilion Pererenan — одноповерхові вілли',
      seo_description: 'Десять одноповерхових вілл під ґонтовими дахами в Переренані, здача в червні 2028 року: ділянки, площі, ціни й три сценарії доходу.',
      address: 'Jalan Bale Agung, 21, Переренан, Менгві, Балі',
      body: `<p>Тут ніхто не живе у вас над головою. Кожна вілла — це кілька павільйонів, з’єднаних критою галереєю: денний, із кухнею та вітальнею, і один або два спальні. Між ними дерев’яний настил і басейн. Щоб лягти спати, треба пройти кілька кроків садом, зате діти не чують, як дорослі вечеряють.</p>
<p>Вальмові дахи вкриті ґонтом із залізного дерева, висота під гребенем 4,6 метра. Такий ґонт служить тридцять років, його не фарбують і не просочують. Але він змінюється: брунатний, як на картинках, за два сезони дощів стане сріблясто-сірим.</p>
<h3>Скільки коштує один поверх</h3>
<p>Одноповерховому будинку з такими самими кімнатами треба більше землі, даху та фундаменту. Тому дві спальні тут дорожчі, ніж у наших двоповерхових віллах. Натомість жодних сходів: про це просять і батьки малечі, і батьки дорослих дітей.</p>
<p><a href="/news/pavilion-pererenan-permit">Дозвіл на будівництво</a> отримано у травні 2026 року. Дорогу, водовідвідний канал і мури по межі ділянки закінчили до дощів, фундаменти заливаємо з березня 2027 року.</p>`,
      location_text: `<p>Чорний пісок і хвилі за 900 метрів: дванадцять хвилин пішки повз сільський храм. До головної вулиці Переренана з пекарнями, спортзалом і невеликим ринком п’ять хвилин автомобілем, до Чангу десять, до школи п’ятнадцять, до аеропорту п’ятдесят.</p>
<p>Село живе за власним календарем. У дні великих церемоній, шість-сім разів на рік, дорогу перекривають на кілька годин. Гостей про це попереджають наші управителі.</p>`,
      investors_text: `<p>Земля в оренді до 2058 року з правом продовжити її на 30 років за формулою з договору, податки входять у ціну. Вілла типу C лише одна, на розі біля струмка. Її планування ми креслимо разом із покупцем, тому ціну називаємо на запит.</p>
<p>Оплата: 30% під час підписання, 30% — коли готовий дах, 30% — на початку оздоблення, 10% — під час передання, як сказано в <a href="/docs/payment-terms">умовах оплати</a>. Доки фундаменти не залито, діє <a href="/sales/early-bird-pavilion">рання ціна</a>.</p>
<p>Прогноз пораховано для типу A, управління — 20% виторгу. До здачі двадцять місяців, це чималий строк: за цей час можуть змінитися ціни, курс і правила подобової оренди. За що ми відповідаємо в разі затримки, написано в <a href="/docs/guarantee">гарантії</a>.</p>`,
    },
  },
};
