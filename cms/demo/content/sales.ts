import type { DemoSale } from '../types';

/** Two current offers, one expired, one draft; `launch-week-long-pool` has no Russian translation. */
export const sales: DemoSale[] = [
  {
    slug: 'early-bird-pavilion',
    status: 'published',
    valid_until: '2027-02-28',
    saving: 23400,
    image: 'pitched-pool-dusk-2.jpg',
    projects: ['pavilion-pererenan', 'rice-terrace-villas'],
    translations: {
      en: {
        title: 'Five percent off before the foundations',
        summary: 'Villas whose foundations are not poured yet cost 5% less until 28 February: Pavilion Pererenan and the lower steps of Rice Terrace Villas.',
        seo_title: 'Five percent off before the foundations are poured',
        seo_description: 'Until 28 February 2027: 5% off the construction-stage price of villas in Pererenan and Canggu whose foundations are not poured yet.',
        body: `<p>A buyer who comes before the foundations waits longest and sees least. From 1 March we pour concrete in Pererenan and a month later on the lower steps in Canggu; until then waiting is worth 5% of the price at construction stage.</p>
<h2>What it applies to</h2>
<ul>
<li>Types A, B and B2 in <a href="/projects/pavilion-pererenan">Pavilion Pererenan</a>.</li>
<li>The eight villas on the lower steps of <a href="/projects/rice-terrace-villas">Rice Terrace Villas</a>, types A, B and D.</li>
</ul>
<h2>Why we can give it</h2>
<p>With early contracts we order ironwood and roof timber for both sites in one lot, and the supplier’s discount for it is 6%. We keep the one percent for storage.</p>
<h2>Terms</h2>
<p>The contract has to be signed by 28 February 2027; a reservation alone does not fix the price. The reduction is taken from the first payment. It does not add up with other offers. Everything else is as in the <a href="/docs/payment-terms">payment terms</a>.</p>`,
      },
      ru: {
        title: 'Минус пять процентов до заливки фундаментов',
        summary: 'Виллы, под которые еще не залит фундамент, до 28 февраля дешевле на 5\u00a0%: Pavilion Pererenan и нижние террасы Rice Terrace Villas.',
        seo_title: 'Минус 5\u00a0% до заливки фундаментов',
        seo_description: 'До 28 февраля 2027 года: минус 5\u00a0% от цены на этапе строительства для вилл в Переренане и Чангу, под которые еще не залит фундамент.',
        body: `<p>Тот, кто покупает до фундамента, дольше всех ждет и меньше всех видит. С 1 марта мы заливаем бетон в Переренане, месяцем позже — на нижних террасах в Чангу. До этого ожидание стоит 5\u00a0% цены на этапе строительства.</p>
<h2>На что действует</h2>
<ul>
<li>Типы A, B и B2 в <a href="/projects/pavilion-pererenan">Pavilion Pererenan</a>.</li>
<li>Восемь вилл на нижних террасах <a href="/projects/rice-terrace-villas">Rice Terrace Villas</a>, типы A, B и D.</li>
</ul>
<h2>За счет чего</h2>
<p>Ранние договоры позволяют заказать железное дерево и лес для крыш обеих площадок одной партией, и поставщик уступает за это 6\u00a0%. Один процент уходит на хранение.</p>
<h2>Условия</h2>
<p>Договор нужно подписать до 28 февраля 2027 года включительно: сама по себе бронь цену не закрепляет. Скидку вычитаем из первого платежа, с другими предложениями она не складывается. Остальное — как в <a href="/docs/payment-terms">условиях оплаты</a>.</p>`,
      },
      uk: {
        title: 'Мінус п’ять відсотків до заливання фундаментів',
        summary: 'Вілли, під які ще не залито фундамент, до 28 лютого дешевші на 5%: Pavilion Pererenan і нижні сходинки Rice Terrace Villas.',
        seo_title: 'Мінус 5% до заливання фундаментів',
        seo_description: 'До 28 лютого 2027 року: мінус 5% від ціни на етапі будівництва для вілл у Переренані та Чангу, під які ще не залито фундамент.',
        body: `<p>Хто купує до фундаменту, той найдовше чекає і найменше бачить. З 1 березня ми заливаємо бетон у Переренані, місяцем пізніше — на нижніх сходинках у Чангу. До того чекання варте 5% ціни на етапі будівництва.</p>
<h2>На що діє</h2>
<ul>
<li>Типи A, B і B2 у <a href="/projects/pavilion-pererenan">Pavilion Pererenan</a>.</li>
<li>Вісім вілл на нижніх сходинках <a href="/projects/rice-terrace-villas">Rice Terrace Villas</a>, типи A, B і D.</li>
</ul>
<h2>Завдяки чому</h2>
<p>Ранні договори дають змогу замовити залізне дерево й деревину для дахів обох майданчиків однією партією, і постачальник поступається за це 6%. Один відсоток іде на зберігання.</p>
<h2>Умови</h2>
<p>Договір треба підписати до 28 лютого 2027 року включно: саме бронювання ціни не закріплює. Знижку віднімаємо від першого платежу, з іншими пропозиціями вона не сумується. Решта — як в <a href="/docs/payment-terms">умовах оплати</a>.</p>`,
      },
    },
  },
  {
    slug: 'launch-week-long-pool',
    status: 'published',
    valid_until: '2027-01-31',
    saving: 14200,
    image: 'living-golden-5.jpg',
    projects: ['long-pool-residences'],
    translations: {
      en: {
        title: 'Launch terms at Long Pool Residences',
        summary: 'The first twelve apartments come with furniture, and the first payment is 20% instead of 30%. Until 31 January.',
        seo_title: 'Launch terms at Long Pool Residences in Berawa',
        seo_description: 'Until 31 January 2027: furniture included for the first twelve apartments in Berawa and a first payment of 20% instead of 30%.',
        body: `<p>We promised these terms for the launch week, from 12 to 18 November. Many of our buyers asked for time to see the sample apartment first, so the terms hold until the end of January.</p>
<h2>What is included</h2>
<ul>
<li>The furniture of the sample apartment, lamps, curtains and kitchen appliances included: worth $9,400 for one bedroom and $14,200 for two.</li>
<li>A first payment of 20% instead of 30%. The other 10% is due when the slab of the second floor is poured, in February 2027.</li>
</ul>
<h2>What is not</h2>
<p>The price itself does not change: it is the same on the first day and on the last. Duplexes of type C take part in the payment plan but come without furniture, since their owners usually want their own.</p>
<h2>Terms</h2>
<p>The offer is for the first twelve contracts. Whoever has a paid reservation keeps a place for its fourteen days. See <a href="/projects/long-pool-residences">the apartments</a> and the <a href="/docs/payment-terms">payment terms</a>, or <a href="/contacts">arrange</a> to walk through the sample.</p>`,
      },
      uk: {
        title: 'Стартові умови в Long Pool Residences',
        summary: 'Перші дванадцять апартаментів передаємо з меблями, а перший платіж — 20% замість 30%. До 31 січня.',
        seo_title: 'Стартові умови в Long Pool Residences у Бераві',
        seo_description: 'До 31 січня 2027 року: меблі в ціні для перших дванадцяти апартаментів у Бераві та перший платіж 20% замість 30%.',
        body: `<p>Ці умови ми обіцяли на тиждень старту, з 12 до 18 листопада. Багато хто попросив часу, щоб спершу побачити зразок апартаментів, тому умови діють до кінця січня.</p>
<h2>Що входить</h2>
<ul>
<li>Меблі, як у зразку, разом зі світильниками, шторами та кухонною технікою: на 9\u202f400\u202f$ для однієї спальні та на 14\u202f200\u202f$ для двох.</li>
<li>Перший платіж 20% замість 30%. Решту 10% сплачують, коли залито плиту другого поверху, у лютому 2027 року.</li>
</ul>
<h2>Що не входить</h2>
<p>Сама ціна не змінюється: вона однакова в перший день і в останній. Дворівневі апартаменти типу C беруть участь у плані платежів, але передаються без меблів, бо їхні власники зазвичай хочуть своїх.</p>
<h2>Умови</h2>
<p>Пропозиція діє для перших дванадцяти договорів. Хто сплатив бронювання, за тим місце лишається на чотирнадцять днів. Подивіться <a href="/projects/long-pool-residences">апартаменти</a> та <a href="/docs/payment-terms">умови оплати</a> або <a href="/contacts">домовтеся</a> про огляд зразка.</p>`,
      },
    },
  },
  {
    slug: 'autumn-teak-house',
    status: 'published',
    valid_until: '2026-10-31',
    saving: 11800,
    image: 'living-golden-1.jpg',
    projects: ['teak-house'],
    translations: {
      en: {
        title: 'Autumn at Teak House: solar panels included',
        summary: 'Villas signed for by 31 October 2026 get a 5\u00a0kW solar station and a heat pump for the pool at our expense.',
        body: `<p>The roofs of <a href="/projects/teak-house">Teak House</a> are wired for solar panels anyway. While the roofers are still on site, mounting them costs half of what it will cost later, so this autumn we put them up at our expense.</p>
<h2>What is included</h2>
<ul>
<li>A station of 5\u00a0kW with an inverter: about 40% of the electricity a two-bedroom villa uses in a year.</li>
<li>A heat pump for the pool, which guests ask for in July and August more often than one would think.</li>
<li>A guarantee of ten years for the panels and three for the pump, both by their makers.</li>
</ul>
<p>Together it is worth $11,800 a villa.</p>
<h2>Terms</h2>
<p>For contracts signed from 1 September to 31 October 2026, types A and B. The equipment can be exchanged for neither money nor a lower price.</p>`,
      },
      ru: {
        title: 'Осень в Teak House: солнечные панели в подарок',
        summary: 'На виллы, договор по которым подписан до 31 октября 2026 года, ставим за свой счет солнечную станцию 5\u00a0кВт и тепловой насос для бассейна.',
        body: `<p>Проводка под солнечные панели в крышах <a href="/projects/teak-house">Teak House</a> уже есть. Пока кровельщики на площадке, монтаж стоит вдвое дешевле, чем потом, поэтому этой осенью мы ставим панели за свой счет.</p>
<h2>Что входит</h2>
<ul>
<li>Станция 5\u00a0кВт с инвертором: около 40\u00a0% электричества, которое вилла с двумя спальнями тратит за год.</li>
<li>Тепловой насос для бассейна: в июле и августе гости просят о нем чаще, чем можно подумать.</li>
<li>Гарантия производителей: десять лет на панели, три года на насос.</li>
</ul>
<p>Все вместе стоит 11\u00a0800\u00a0$ на виллу.</p>
<h2>Условия</h2>
<p>Для договоров, подписанных с 1 сентября по 31 октября 2026 года, типы A и B. Обменять оборудование на деньги или скидку нельзя.</p>`,
      },
      uk: {
        title: 'Осінь у Teak House: сонячні панелі в подарунок',
        summary: 'На вілли, договір щодо яких підписано до 31 жовтня 2026 року, ставимо власним коштом сонячну станцію 5\u00a0кВт і тепловий насос для басейну.',
        body: `<p>Проводка під сонячні панелі в дахах <a href="/projects/teak-house">Teak House</a> уже є. Поки покрівельники на майданчику, монтаж коштує вдвічі менше, ніж згодом, тому цієї осені ми ставимо панелі власним коштом.</p>
<h2>Що входить</h2>
<ul>
<li>Станція 5\u00a0кВт з інвертором: близько 40% електрики, яку вілла з двома спальнями споживає за рік.</li>
<li>Тепловий насос для басейну: у липні та серпні гості просять про нього частіше, ніж можна подумати.</li>
<li>Гарантія виробників: десять років на панелі, три роки на насос.</li>
</ul>
<p>Усе разом коштує 11\u00a0800\u00a0$ на віллу.</p>
<h2>Умови</h2>
<p>Для договорів, підписаних з 1 вересня до 31 жовтня 2026 року, типи A і B. Обміняти обладнання на гроші чи знижку не можна.</p>`,
      },
    },
  },
  {
    slug: 'new-year',
    status: 'draft',
    valid_until: '2027-01-15',
    image: 'flat-golden-1.jpg',
    projects: ['teak-house', 'long-pool-residences', 'mangrove-lane'],
    translations: {
      en: {
        title: 'The first payment in two halves',
        summary: 'Half of the first payment on signing, the other half in April. Three projects, until 15 January.',
        body: `<p>At the end of the year money is often tied up in other things. For contracts signed by 15 January 2027 the first payment is split: 15% of the price on signing and 15% by 15 April, without interest. If the second half does not come, we return the first less 2% for the notary and the drawings. The offer takes in three projects and cannot be combined with the launch terms of Long Pool Residences.</p>`,
      },
      ru: {
        title: 'Первый платеж двумя частями',
        summary: 'Половина первого платежа при подписании, вторая — в апреле. Три проекта, до 15 января.',
        body: `<p>В конце года деньги часто заняты другим. Если подписать договор до 15 января 2027 года, первый платеж делится: 15\u00a0% цены при подписании и 15\u00a0% до 15 апреля, без процентов. Если вторая половина не придет, первую вернем за вычетом 2\u00a0% на нотариуса и чертежи. Предложение действует в трех проектах и не складывается со стартовыми условиями Long Pool Residences.</p>`,
      },
      uk: {
        title: 'Перший платіж двома частинами',
        summary: 'Половина першого платежу під час підписання, друга — у квітні. Три проєкти, до 15 січня.',
        body: `<p>Наприкінці року гроші часто потрібні на інше. Якщо підписати договір до 15 січня 2027 року, перший платіж ділиться: 15% ціни під час підписання та 15% до 15 квітня, без відсотків. Якщо друга половина не надійде, першу повернемо за вирахуванням 2% на нотаріуса та креслення. Пропозиція діє у трьох проєктах і не сумується зі стартовими умовами Long Pool Residences.</p>`,
      },
    },
  },
];
