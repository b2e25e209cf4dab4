import type { DemoProject } from '../../types';
import { stagesOf } from '../stages';

/** Apartments, Berawa: one building along a long pool. */
export const longPoolResidences: DemoProject = {
  slug: 'long-pool-residences',
  status: 'published',
  area: 'berawa',
  type: 'apartments',
  price_construction: 148000,
  price_completed: 174000,
  deadline: '2028-03-31',
  land_area: 3400,
  floors: 4,
  sold: false,
  prices_include_taxes: true,
  latitude: -8.6632,
  longitude: 115.1454,
  image: 'apartments-golden-5.jpg',
  gallery: ['apartments-pool-golden-5.jpg', 'living-golden-5.jpg', 'apartments-dusk-5.jpg'],
  units: [
    { name: 'A', kind: 'apartment', bedrooms: 1, floors: 1, living_area: 46, kitchen_area: 6, bathroom_area: 6, bedroom_area: 20, price_construction: 148000, price_completed: 174000, sold: false },
    { name: 'A2', kind: 'apartment', bedrooms: 1, floors: 1, living_area: 52, kitchen_area: 7, bathroom_area: 6, bedroom_area: 23, price_construction: 163000, price_completed: 192000, sold: false },
    { name: 'B', kind: 'apartment', bedrooms: 2, floors: 1, living_area: 74, kitchen_area: 8, bathroom_area: 11, bedroom_area: 34, price_construction: 224000, price_completed: 263000, sold: false },
    { name: 'B2', kind: 'apartment', bedrooms: 2, floors: 1, living_area: 82, kitchen_area: 9, bathroom_area: 12, bedroom_area: 37, price_construction: 246000, price_completed: 289000, sold: true },
    { name: 'C', kind: 'apartment', bedrooms: 3, floors: 2, living_area: 118, kitchen_area: 12, bathroom_area: 17, bedroom_area: 52, price_construction: 358000, price_completed: 421000, sold: false },
  ],
  layout: {
    kind: 'floors',
    rows: [
      'C Cr C A2 A2 A2 B B2x A A Ax A',
      'B B2x A A Ax A A A2 A2 A2 B B2x',
      'B B2x A Ar A A A A2 A2x A2 A B',
      'Bx B2x A A A A Ax A2 A2 A2 A B',
    ],
  },
  lease_until: '2057-12-31',
  payment_stages: [
    { stage: 'signing', share: 30 },
    { stage: 'roof', share: 30, date: '2027-06-30' },
    { stage: 'finishing', share: 30, date: '2027-10-31' },
    { stage: 'handover', share: 10, date: '2028-03-31' },
  ],
  forecast: [
    { scenario: 'pessimistic', cost_per_day: 75, occupancy: 48, management_fee: 22, tax: 10 },
    { scenario: 'realistic', cost_per_day: 100, occupancy: 63, management_fee: 22, tax: 10 },
    { scenario: 'optimistic', cost_per_day: 122, occupancy: 72, management_fee: 22, tax: 10 },
  ],
  permit: 'PBG-510302-20032026-027',
  supervisor: 'Andriy Holovchuk',
  translations: {
    en: {
      stages: stagesOf('long-pool-residences', 'en'),
      title: 'Long Pool Residences',
      summary: 'Forty-eight apartments in a four-storey building along a 38-metre pool in Berawa, 700 metres from the beach. Sales opened in November 2026.',
      seo_title: 'Long Pool Residences: apartments in Berawa',
      seo_description: 'Forty-eight apartments along a 38-metre pool in Berawa: one to three bedrooms, prices by stage, service charge and income forecast.',
      address: 'Jalan Kolam Panjang 3, Berawa, North Kuta, Bali',
      body: `<p>The building is long and one apartment deep, so that every flat has air from both sides and a balcony over the water. The pool below, 38 by 6 metres, is long enough to swim properly and shallow at one end. Sliding timber screens and planted balconies shade the west front, which takes the sun from two o’clock on.</p>
<p>There are forty-eight apartments: most have one bedroom, twelve have two, and three duplexes on the top floor open onto a roof terrace. Between neighbours stand 20 centimetres of insulated concrete block, because noise is what guests complain about first.</p>
<h3>Shared by everyone</h3>
<ul>
<li>Two lifts, a gym of 90\u00a0m², a workroom with fourteen desks, a cafe open to the street.</li>
<li>Parking for 26 cars and 60 scooters under the building.</li>
<li>A service charge of 1.90 dollars per m² a month: lifts, pool, guards, gardens, reserve fund.</li>
</ul>
<p>The piles and the lowest slab are done (November 2026); the second floor is planned for February 2027. Meanwhile you can walk through a full-size sample apartment beside our Berawa office.</p>`,
      location_text: `<p>The beach is a nine-minute walk, the main street with its cafes three. The street in front is one-way and calm by local standards. The airport is 35 minutes away in the morning.</p>
<p>The plot to the south is empty and may be built up to three storeys. That is why no apartment has its only window on that side.</p>`,
      investors_text: `<p>Apartments are held on a long lease until 2057, with a proportional share of the land lease and a right to extend for 25 years by the formula in the contract. Taxes are included in the prices.</p>
<p>You pay 30% on signing, 30% when the roof is on, 30% when finishing begins and 10% at hand-over; the <a href="/docs/payment-terms">payment terms</a> say what proves each stage. Apartments bought in the first weeks come with furniture, see the <a href="/sales/launch-week-long-pool">offer</a>.</p>
<p>Management takes 22% of revenue; while an apartment is let, the service charge is paid out of that. The forecast is for type A. We count only the first twelve months after a three-month run-up as a full year: a new building needs time to collect reviews.</p>`,
    },
    ru: {
      stages: stagesOf('long-pool-residences', 'ru'),
      title: 'Long Pool Residences',
      summary: 'Сорок восемь апартаментов в четырехэтажном доме у бассейна длиной 38 метров в Бераве, 700 метров до пляжа. Продажи открыты в ноябре 2026 года.',
      seo_title: 'Long Pool Residences — апартаменты в Бераве',
      seo_description: 'Сорок восемь апартаментов у 38-метрового бассейна в Бераве: от одной до трех спален, цены по этапам, плата за обслуживание, прогноз дохода.',
      address: 'Jalan Kolam Panjang, 3, Берава, Северная Кута, Бали',
      body: `<p>Дом длинный и узкий, в одну квартиру глубиной: воздух проходит насквозь, а балкон каждых апартаментов выходит на воду. В бассейне 38 на 6 метров можно плавать всерьез, с одного края он мелкий. Западный фасад, куда солнце приходит после двух, закрыт раздвижными деревянными экранами и зеленью балконов.</p>
<p>Всего апартаментов сорок восемь: большинство с одной спальней, двенадцать с двумя, и еще три двухуровневых с выходом на террасу на крыше. Между соседями — стена в 20 сантиметров из бетонных блоков с утеплителем: на шум гости жалуются в первую очередь.</p>
<h3>Общее для всех</h3>
<ul>
<li>Два лифта, спортзал 90\u00a0м², рабочая комната на четырнадцать столов, кафе с выходом на улицу.</li>
<li>Парковка под домом на 26 машин и 60 скутеров.</li>
<li>Плата за обслуживание 1,90\u00a0доллара за м² в месяц: лифты, бассейн, охрана, сад, резервный фонд.</li>
</ul>
<p>Сваи и нижняя плита готовы (ноябрь 2026 года), до второго этажа дойдем в феврале 2027-го. А пока можно пройтись по образцу апартаментов в натуральную величину возле нашего офиса в Бераве.</p>`,
      location_text: `<p>До пляжа девять минут пешком, до главной улицы с кафе — три. Улица перед домом односторонняя и по местным меркам спокойная. До аэропорта утром 35 минут.</p>
<p>Участок с юга пока пуст, строить на нем разрешено до трех этажей. Поэтому ни в одних апартаментах нет единственного окна на эту сторону.</p>`,
      investors_text: `<p>Апартаменты оформляются в долгосрочную аренду до 2057 года с долей в аренде земли и правом продления на 25 лет по формуле из договора. Налоги входят в цену.</p>
<p>При подписании вносят 30\u00a0%, по готовности крыши 30\u00a0%, с началом отделки 30\u00a0%, при передаче 10\u00a0%. Чем подтверждается каждый этап, сказано в <a href="/docs/payment-terms">условиях оплаты</a>. В первые недели продаж апартаменты передаем с мебелью, см. <a href="/sales/launch-week-long-pool">предложение</a>.</p>
<p>Управляющая компания берет 22\u00a0% выручки и, пока апартаменты сдаются, сама платит за обслуживание дома. Прогноз посчитан для типа A. Полным годом мы считаем двенадцать месяцев после трех месяцев разгона: новому дому нужно время, чтобы собрать отзывы.</p>`,
    },
    uk: {
      stages: stagesOf('long-pool-residences', 'uk'),
      title: 'Long Pool Residences',
      summary: 'Сорок вісім апартаментів у чотириповерховому будинку біля басейну завдовжки 38 метрів у Бераві, 700 метрів до пляжу. Продаж відкрито в листопаді 2026 року.',
      seo_title: 'Long Pool Residences — апартаменти в Бераві',
      seo_description: 'Сорок вісім апартаментів біля 38-метрового басейну в Бераві: від однієї до трьох спалень, ціни за етапами, плата за обслуговування, прогноз доходу.',
      address: 'Jalan Kolam Panjang, 3, Берава, Північна Кута, Балі',
      body: `<p>Будинок довгий і вузький, завглибшки в одну квартиру: повітря проходить наскрізь, а балкон кожних апартаментів виходить на воду. У басейні 38 на 6 метрів можна плавати по-справжньому, з одного краю він мілкий. Західний фасад, куди сонце приходить після другої, затінюють розсувні дерев’яні екрани та зелень на балконах.</p>
<p>Загалом апартаментів сорок вісім: більшість з однією спальнею, дванадцять із двома, ще троє дворівневих мають вихід на терасу на даху. Між сусідами — стіна завтовшки 20 сантиметрів із бетонних блоків з утеплювачем: на шум гості скаржаться найперше.</p>
<h3>Спільне для всіх</h3>
<ul>
<li>Два ліфти, спортзал 90\u00a0м², робоча кімната на чотирнадцять столів, кав’ярня з виходом на вулицю.</li>
<li>Паркінг під будинком на 26 автомобілів і 60 скутерів.</li>
<li>Плата за обслуговування 1,90\u00a0долара за м² на місяць: ліфти, басейн, охорона, сад, резервний фонд.</li>
</ul>
<p>Палі й нижня плита готові (листопад 2026 року), до другого поверху дійдемо в лютому 2027-го. А поки що можна пройтися зразком апартаментів у натуральну величину біля нашого офісу в Бераві.</p>`,
      location_text: `<p>До пляжу дев’ять хвилин пішки, до головної вулиці з кав’ярнями — три. Вулиця перед будинком одностороння й за місцевими мірками спокійна. До аеропорту вранці 35 хвилин.</p>
<p>Ділянка з півдня поки порожня, зводити на ній дозволено до трьох поверхів. Тому в жодних апартаментах єдине вікно не виходить на цей бік.</p>`,
      investors_text: `<p>Апартаменти оформлюють у довгострокову оренду до 2057 року з часткою в оренді землі та правом продовжити її на 25 років за формулою з договору. Податки входять у ціну.</p>
<p>Під час підписання сплачують 30%, коли готовий дах — 30%, на початку оздоблення — 30%, під час передання — 10%. Чим підтверджується кожен етап, сказано в <a href="/docs/payment-terms">умовах оплати</a>. У перші тижні продажу апартаменти передаємо з меблями, див. <a href="/sales/launch-week-long-pool">пропозицію</a>.</p>
<p>Компанія-управитель бере 22% виторгу і, поки апартаменти здаються, сама платить за обслуговування будинку. Прогноз пораховано для типу A. Повним роком ми вважаємо дванадцять місяців після трьох місяців розгону: новому будинку потрібен час, щоб зібрати відгуки.</p>`,
    },
  },
};
