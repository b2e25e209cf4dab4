import type { DemoPost } from '../../types';

export const paymentTerms: DemoPost = {
  slug: 'payment-terms',
  status: 'published',
  kind: 'doc',
  published_at: '2026-06-01',
  translations: {
    en: {
      title: 'Payment terms',
      summary:
        'Reservation, four payments tied to the stages of building, taxes and fees, delays on either side and refunds.',
      seo_title: 'Payment terms: stages, taxes, delays, refunds',
      body: `<p>These terms apply to all projects from 1 June 2026. If your contract says something different, the contract prevails. If a <a href="/sales">sales offer</a> says something different, the offer prevails until its last day.</p>
<h2>1. Reservation</h2>
<p>A reservation costs $2,000 and takes a villa or an apartment off sale for 14 days. In that time we send the draft contract, a copy of the land certificate and the building approval. If you decide against it within the 14 days, we return the whole sum within five working days. If you sign, it counts towards the first payment.</p>
<h2>2. Stages of payment</h2>
<table>
<thead><tr><th>Payment</th><th>Share</th><th>When it falls due</th><th>What proves the stage</th></tr></thead>
<tbody>
<tr><td>First</td><td>30%</td><td>On signing</td><td>Contract signed before a notary</td></tr>
<tr><td>Second</td><td>30%</td><td>When the roof is on</td><td>Report of the independent supervisor, water test of the roof</td></tr>
<tr><td>Third</td><td>30%</td><td>When finishing begins</td><td>Report of the supervisor, pressure test of pipes, test of wiring</td></tr>
<tr><td>Fourth</td><td>10%</td><td>At hand-over</td><td>Acceptance certificate signed by you</td></tr>
</tbody>
</table>
<p>We send an invoice with the documents that prove the stage; it is payable within 14 days. Where a stage has already been reached on the day of signing, its share is paid together with the first one. There is no interest for payment in stages, and we do not provide loans.</p>
<p>A finished villa or apartment is paid for in two parts within thirty days: 30% on signing and 70% before the keys are handed over.</p>
<h2>3. Currency and transfers</h2>
<p>Prices are shown in US dollars. Payments within Indonesia are made in rupiah, as its law requires, at the mid-market rate of the central bank on the date of the invoice. We accept only bank transfers to the company account named in the contract. We do not accept cash and never send a change of account by messenger: if you receive such a message, call us on the number from the <a href="/contacts">contacts page</a>.</p>
<p>Transfers abroad from Ukraine are limited by the rules of the National Bank in force on the day. Ask your bank before you reserve: we cannot extend a payment date because a transfer turned out to be impossible.</p>
<h2>4. Taxes and fees</h2>
<ul>
<li>Where a project page says that prices include taxes, VAT and the tax on the land lease are inside the price. Where it does not, VAT of 11% is added to each payment.</li>
<li>The notary’s fee, as a rule 1% of the price, is paid by the buyer.</li>
<li>Furniture is not included unless the contract or an offer says so.</li>
<li>Each side pays the commission of its own bank.</li>
</ul>
<h2>5. Delays</h2>
<p>The rule is the same for both sides. The first 15 days cost nothing. From the 16th day the late side pays 0.05% a day: you, of the overdue sum; we, of everything you have paid by then. The total is limited to 10%. Rain is not a reason for us to be late: it is part of the schedule. Earthquakes, eruptions and acts of the authorities move the date by as many days as they last.</p>
<h2>6. Refunds</h2>
<ul>
<li>If hand-over is more than 180 days late, you may withdraw and receive everything you paid, with the compensation under section 5, within 60 days.</li>
<li>If you withdraw for a reason of your own, we return what you paid less 10% of the price, within 90 days or on resale of the unit, whichever is earlier.</li>
<li>You may also pass the contract on to another buyer. We charge $500 for the paperwork.</li>
</ul>
<h2>7. Questions</h2>
<p>Ask for a calculation with dates for a particular unit: write to <a href="mailto:hello@amara.example">hello@amara.example</a> or leave a request on the <a href="/contacts">contacts page</a>. What we are liable for after hand-over is set out in the <a href="/docs/guarantee">guarantee</a>.</p>`,
    },
    ru: {
      title: 'Условия оплаты',
      summary:
        'Бронь, четыре платежа по этапам стройки, налоги и сборы, просрочка с обеих сторон и возврат денег.',
      seo_title: 'Условия оплаты: этапы, налоги, просрочка, возврат',
      body: `<p>Эти условия действуют для всех проектов с 1 июня 2026 года. Если в вашем договоре сказано иначе, действует договор. Если иначе сказано в <a href="/sales">акции</a>, до ее последнего дня действуют условия акции.</p>
<h2>1. Бронь</h2>
<p>Бронь стоит 2000 долларов и на 14 дней снимает виллу или апартаменты с продажи. За это время мы присылаем проект договора, копию сертификата на землю и разрешение на строительство. Если в течение 14 дней вы откажетесь, вернем всю сумму за пять рабочих дней. Если подпишете договор, она войдет в первый платеж.</p>
<h2>2. Этапы оплаты</h2>
<table>
<thead><tr><th>Платеж</th><th>Доля</th><th>Когда вносится</th><th>Чем подтверждается этап</th></tr></thead>
<tbody>
<tr><td>Первый</td><td>30\u00a0%</td><td>При подписании</td><td>Договор, подписанный у нотариуса</td></tr>
<tr><td>Второй</td><td>30\u00a0%</td><td>Когда готова крыша</td><td>Отчет независимого технадзора, испытание крыши водой</td></tr>
<tr><td>Третий</td><td>30\u00a0%</td><td>С началом отделки</td><td>Отчет технадзора, опрессовка труб, проверка электропроводки</td></tr>
<tr><td>Четвертый</td><td>10\u00a0%</td><td>При передаче</td><td>Акт приемки, подписанный вами</td></tr>
</tbody>
</table>
<p>Счет мы присылаем вместе с документами, подтверждающими этап; на оплату есть 14 дней. Если ко дню подписания этап уже пройден, его доля вносится вместе с первой. Процентов за оплату частями нет, кредитов мы не даем.</p>
<p>Готовая вилла или апартаменты оплачиваются в течение тридцати дней двумя частями: 30\u00a0% при подписании и 70\u00a0% перед передачей ключей.</p>
<h2>3. Валюта и переводы</h2>
<p>Цены указаны в долларах США. Платежи внутри Индонезии проводятся в рупиях, как требует закон, по среднему курсу центрального банка на дату счета. Мы принимаем только банковские переводы на счет компании, указанный в договоре. Наличные не берем и никогда не сообщаем о смене счета в мессенджере: если вы получили такое сообщение, позвоните нам по номеру со страницы <a href="/contacts">контактов</a>.</p>
<p>Переводы за границу из Украины ограничены правилами Национального банка, действующими в день платежа. Уточните в своем банке до брони: перенести срок из-за того, что перевод оказался невозможен, мы не сможем.</p>
<h2>4. Налоги и сборы</h2>
<ul>
<li>Если на странице проекта сказано, что налоги входят в цену, НДС и налог на аренду земли в нее уже включены. Если нет, к каждому платежу добавляется НДС 11\u00a0%.</li>
<li>Услуги нотариуса, обычно 1\u00a0% от цены, оплачивает покупатель.</li>
<li>Мебель не входит в цену, если иное не указано в договоре или в условиях акции.</li>
<li>Комиссию своего банка каждая сторона платит сама.</li>
</ul>
<h2>5. Просрочка</h2>
<p>Правило одно для обеих сторон. Первые 15 дней ничего не стоят. С 16-го дня опоздавший платит 0,05\u00a0% в день: вы — от просроченной суммы, мы — от всего, что вы к этому времени внесли. В сумме не больше 10\u00a0%. Дождь для нас не причина опаздывать: он учтен в графике. Землетрясение, извержение или решение властей сдвигает срок на столько дней, сколько оно действовало.</p>
<h2>6. Возврат</h2>
<ul>
<li>Если передача задержалась больше чем на 180 дней, вы можете отказаться от договора. В течение 60 дней вернем все внесенное и выплатим компенсацию по пункту 5.</li>
<li>Если вы отказываетесь по своим причинам, вернем внесенное за вычетом 10\u00a0% цены: через 90 дней или раньше, если объект купит кто-то другой.</li>
<li>Договор можно переуступить другому покупателю. Оформление стоит 500 долларов.</li>
</ul>
<h2>7. Вопросы</h2>
<p>Попросите расчет с датами для конкретной виллы или апартаментов: напишите на <a href="mailto:hello@amara.example">hello@amara.example</a> или оставьте заявку на странице <a href="/contacts">контактов</a>. За что мы отвечаем после передачи, описано в <a href="/docs/guarantee">гарантии</a>.</p>`,
    },
    uk: {
      title: 'Умови оплати',
      summary:
        'Бронювання, чотири платежі за етапами будівництва, податки й збори, прострочення з обох сторін і повернення коштів.',
      seo_title: 'Умови оплати: етапи, податки, прострочення, повернення',
      body: `<p>Ці умови діють для всіх проєктів від 1 червня 2026 року. Якщо у вашому договорі сказано інакше, чинним є договір. Якщо інакше сказано в <a href="/sales">акції</a>, до її останнього дня чинні умови акції.</p>
<h2>1. Бронювання</h2>
<p>Бронювання коштує 2000 доларів і на 14 днів знімає віллу або апартаменти з продажу. За цей час ми надсилаємо проєкт договору, копію сертифіката на землю та дозвіл на будівництво. Якщо протягом 14 днів ви відмовитеся, повернемо всю суму за п’ять робочих днів. Якщо підпишете договір, вона ввійде до першого платежу.</p>
<h2>2. Етапи оплати</h2>
<table>
<thead><tr><th>Платіж</th><th>Частка</th><th>Коли сплачується</th><th>Чим підтверджується етап</th></tr></thead>
<tbody>
<tr><td>Перший</td><td>30%</td><td>Під час підписання</td><td>Договір, підписаний у нотаріуса</td></tr>
<tr><td>Другий</td><td>30%</td><td>Коли готовий дах</td><td>Звіт незалежного технагляду, випробування даху водою</td></tr>
<tr><td>Третій</td><td>30%</td><td>На початку оздоблення</td><td>Звіт технагляду, випробування труб тиском, перевірка електропроводки</td></tr>
<tr><td>Четвертий</td><td>10%</td><td>Під час передання</td><td>Акт приймання, підписаний вами</td></tr>
</tbody>
</table>
<p>Рахунок ми надсилаємо разом із документами, що підтверджують етап; на оплату є 14 днів. Якщо на день підписання етап уже пройдено, його частку сплачують разом із першою. Відсотків за оплату частинами немає, кредитів ми не надаємо.</p>
<p>Готову віллу або апартаменти оплачують протягом тридцяти днів двома частинами: 30% під час підписання і 70% перед переданням ключів.</p>
<h2>3. Валюта й перекази</h2>
<p>Ціни вказано в доларах США. Платежі в межах Індонезії здійснюємо в рупіях, як вимагає закон, за середнім курсом центрального банку на дату рахунка. Ми приймаємо лише банківські перекази на рахунок компанії, зазначений у договорі. Готівки не беремо й ніколи не повідомляємо про зміну рахунка в месенджері: якщо ви отримали таке повідомлення, зателефонуйте нам за номером зі сторінки <a href="/contacts">контактів</a>.</p>
<p>Перекази за кордон з України обмежено правилами Національного банку, чинними на день платежу. Уточніть у своєму банку до бронювання: перенести строк через те, що переказ виявився неможливим, ми не зможемо.</p>
<h2>4. Податки та збори</h2>
<ul>
<li>Якщо на сторінці проєкту сказано, що податки входять у ціну, ПДВ і податок на оренду землі в неї вже включено. Якщо ні, до кожного платежу додається ПДВ 11%.</li>
<li>Послуги нотаріуса, зазвичай 1% ціни, оплачує покупець.</li>
<li>Меблі не входять у ціну, якщо інше не зазначено в договорі або в умовах акції.</li>
<li>Комісію свого банку кожна сторона сплачує сама.</li>
</ul>
<h2>5. Прострочення</h2>
<p>Правило одне для обох сторін. Перші 15 днів нічого не коштують. Від 16-го дня той, хто запізнився, сплачує 0,05% на день: ви — від простроченої суми, ми — від усього, що ви на той час сплатили. Разом не більше 10%. Дощ для нас не причина запізнюватися: його враховано в графіку. Землетрус, виверження чи рішення влади зсуває строк на стільки днів, скільки тривала перешкода.</p>
<h2>6. Повернення коштів</h2>
<ul>
<li>Якщо передання затрималося більше ніж на 180 днів, ви можете відмовитися від договору. Протягом 60 днів повернемо все сплачене й виплатимо компенсацію за пунктом 5.</li>
<li>Якщо ви відмовляєтеся з власних причин, повернемо сплачене за вирахуванням 10% ціни: через 90 днів або раніше, якщо об’єкт купить хтось інший.</li>
<li>Договір можна переуступити іншому покупцеві. Оформлення коштує 500 доларів.</li>
</ul>
<h2>7. Запитання</h2>
<p>Попросіть розрахунок із датами для конкретної вілли або апартаментів: напишіть на <a href="mailto:hello@amara.example">hello@amara.example</a> чи залиште заявку на сторінці <a href="/contacts">контактів</a>. За що ми відповідаємо після передання, описано в <a href="/docs/guarantee">гарантії</a>.</p>`,
    },
  },
};
