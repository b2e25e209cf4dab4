// Draft: waits for the lawyer's remarks.
import type { DemoPost } from '../../types';

export const investmentRisks: DemoPost = {
  slug: 'investment-risks',
  status: 'draft',
  kind: 'doc',
  published_at: '2026-12-01',
  translations: {
    en: {
      title: 'Investment risks',
      summary: 'Seven things that can make the result worse than the forecast, and what we do about each.',
      body: `<p>A forecast is not a promise. Please read this page before you reserve, and ask about anything that is not clear.</p>
<ol>
<li><strong>The lease ends.</strong> You buy years, not land. A right to extend is worth what the contract says about its price.</li>
<li><strong>Occupancy.</strong> A great deal is being built along this coast. The pessimistic scenario assumes about fifty nights of a hundred; a year can be worse.</li>
<li><strong>Delay.</strong> Stone Garden was handed over five weeks late. Compensation covers part of the loss, not all of it.</li>
<li><strong>Currency.</strong> Guests pay mostly in rupiah, prices are in dollars, and your savings may be in hryvnias or euros.</li>
<li><strong>Rules.</strong> Zoning, taxes and the licensing of daily lets may change. We write to owners when a draft is published.</li>
<li><strong>Nature.</strong> Earthquakes, eruptions and floods happen. Houses are calculated for the seismic zone; insurance is still advisable.</li>
<li><strong>Resale.</strong> There is no exchange for villas. To sell may take from three months to two years, and the price may be lower than yours.</li>
</ol>
<h2>Three questions to yourself</h2>
<ul>
<li>Can I do without this money for ten years?</li>
<li>Can I pay the next stage if a transfer is delayed by a month?</li>
<li>Would I be content with the pessimistic scenario?</li>
</ul>
<p>If one answer is no, a smaller unit or a bank deposit may suit you better, and our managers are told to say so.</p>`,
    },
    ru: {
      title: 'Риски инвестиций',
      summary: 'Семь причин, по которым результат может оказаться хуже прогноза, и что мы с каждой из них делаем.',
      body: `<p>Прогноз — это не обещание. Прочитайте эту страницу до брони и спросите обо всем, что осталось неясным.</p>
<ol>
<li><strong>Аренда земли закончится.</strong> Вы покупаете годы, а не землю. Право продления стоит столько, сколько о его цене сказано в договоре.</li>
<li><strong>Загрузка.</strong> На этом побережье много строят. В пессимистичном сценарии занято около пятидесяти ночей из ста, но год может оказаться и хуже.</li>
<li><strong>Задержка.</strong> Stone Garden мы сдали на пять недель позже срока. Компенсация покрывает часть потерь, но не все.</li>
<li><strong>Валюта.</strong> Гости чаще платят в рупиях, цены указаны в долларах, а ваши сбережения, возможно, в гривнах или евро.</li>
<li><strong>Правила.</strong> Зонирование, налоги и лицензии на посуточную аренду могут измениться. Когда публикуют проект закона, мы пишем об этом собственникам.</li>
<li><strong>Природа.</strong> Бывают землетрясения, извержения и наводнения. Дома рассчитаны на сейсмическую зону, но страховка все равно нужна.</li>
<li><strong>Перепродажа.</strong> Биржи вилл не существует. Продажа может занять от трех месяцев до двух лет, и цена может быть ниже той, что заплатили вы.</li>
</ol>
<h2>Три вопроса себе</h2>
<ul>
<li>Смогу ли я обойтись без этих денег десять лет?</li>
<li>Смогу ли оплатить следующий этап, если перевод задержится на месяц?</li>
<li>Устроит ли меня пессимистичный сценарий?</li>
</ul>
<p>Если хотя бы один ответ «нет», вам, возможно, больше подойдут апартаменты поменьше или банковский вклад, и менеджеры обязаны вам об этом сказать.</p>`,
    },
    uk: {
      title: 'Ризики інвестицій',
      summary: 'Сім причин, через які результат може бути гіршим за прогноз, і що ми робимо з кожною.',
      body: `<p>Прогноз — це не обіцянка. Прочитайте цю сторінку до бронювання і запитайте про все, що лишилося незрозумілим.</p>
<ol>
<li><strong>Оренда землі закінчиться.</strong> Ви купуєте роки, а не землю. Право продовження варте стільки, скільки про його ціну сказано в договорі.</li>
<li><strong>Завантаженість.</strong> На цьому узбережжі багато будують. У песимістичному сценарії зайнято близько п’ятдесяти ночей зі ста, але рік може виявитися й гіршим.</li>
<li><strong>Затримка.</strong> Stone Garden ми здали на п’ять тижнів пізніше строку. Компенсація покриває частину втрат, але не всі.</li>
<li><strong>Валюта.</strong> Гості здебільшого платять у рупіях, ціни вказано в доларах, а ваші заощадження, можливо, у гривнях або євро.</li>
<li><strong>Правила.</strong> Зонування, податки й ліцензії на подобову оренду можуть змінитися. Коли оприлюднюють законопроєкт, ми пишемо про це власникам.</li>
<li><strong>Природа.</strong> Трапляються землетруси, виверження й повені. Будинки розраховано на сейсмічну зону, але страхування однаково потрібне.</li>
<li><strong>Перепродаж.</strong> Біржі вілл не існує. Продаж може тривати від трьох місяців до двох років, і ціна може бути нижчою за ту, яку заплатили ви.</li>
</ol>
<h2>Три запитання до себе</h2>
<ul>
<li>Чи зможу я обійтися без цих грошей десять років?</li>
<li>Чи зможу оплатити наступний етап, якщо переказ затримається на місяць?</li>
<li>Чи влаштує мене песимістичний сценарій?</li>
</ul>
<p>Якщо хоча б одна відповідь «ні», вам, можливо, більше підійдуть менші апартаменти або банківський депозит, і менеджери мають вам про це сказати.</p>`,
    },
  },
};
