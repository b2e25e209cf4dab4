// Long guide: the formula behind the three scenarios, with a worked example.
import type { DemoPost } from '../../types';

export const howWeCalculateIncome: DemoPost = {
  slug: 'how-we-calculate-income',
  status: 'published',
  kind: 'article',
  published_at: '2026-03-12',
  image: 'drawing-income.jpg',
  author: 'Daryna Melnychenko',
  translations: {
    en: {
      title: 'How we calculate income, line by line',
      summary:
        'Where the three scenarios come from, what is taken off before ROI and what is not, on the example of one two-bedroom villa at $298,000.',
      seo_title: 'How we calculate rental income and ROI',
      seo_description:
        'Cost per night, occupancy, management fee, taxes: the whole formula on one two-bedroom villa, with the costs that ROI leaves out.',
      body: `
<p>Every project on this site carries a forecast in three scenarios. A forecast is an opinion with arithmetic in it. The arithmetic anyone can check; the opinion is in the inputs. This article shows both, so that you can put in figures of your own and see what changes.</p>
<h2>The formula</h2>
<p>There are four inputs and four steps.</p>
<ol>
<li><strong>Annual income</strong> is the cost per night times 365 times the occupancy.</li>
<li><strong>Monthly revenue</strong> is annual income divided by twelve. It is an average: August brings about twice as much as February.</li>
<li><strong>Net income</strong> is annual income minus the management company’s share and minus taxes.</li>
<li><strong>ROI</strong> is net income divided by the price you pay.</li>
</ol>
<p>The cost per night is what reaches the account after the commission of the booking platform, which is 15–17%, and without the hotel tax that the guest pays on top. The price is that of the construction stage with taxes; buy later and the same income is divided by a larger sum.</p>
<h2>One villa, three scenarios</h2>
<p>The villa is type A of <a href="/projects/teak-house">Teak House</a> in Berawa: two bedrooms, 128 square metres, $298,000 at the construction stage. The management company takes 20% of revenue, taxes another 10%. Sums are rounded to a dollar, so the last digit may be out by one.</p>
<table>
<thead><tr><th>Figure</th><th>Pessimistic</th><th>Realistic</th><th>Optimistic</th></tr></thead>
<tbody>
<tr><td>Cost per night</td><td>$140</td><td>$190</td><td>$230</td></tr>
<tr><td>Occupancy</td><td>52%</td><td>67%</td><td>76%</td></tr>
<tr><td>Monthly revenue</td><td>$2,214</td><td>$3,872</td><td>$5,317</td></tr>
<tr><td>Annual income</td><td>$26,572</td><td>$46,465</td><td>$63,802</td></tr>
<tr><td>Management company, 20%</td><td>$5,314</td><td>$9,293</td><td>$12,760</td></tr>
<tr><td>Taxes, 10%</td><td>$2,657</td><td>$4,646</td><td>$6,380</td></tr>
<tr><td>Net income</td><td>$18,600</td><td>$32,525</td><td>$44,661</td></tr>
<tr><td>ROI</td><td>6.2%</td><td>10.9%</td><td>15.0%</td></tr>
</tbody>
</table>
<h2>Where the inputs come from</h2>
<h3>Cost per night and occupancy</h3>
<p>We have the books of 46 villas that we built and that are let by the night, for 2023, 2024 and 2025. For each size and area we take the median as the realistic figure, the boundary of the lower quarter as the pessimistic one and of the upper quarter as the optimistic one. Where we have fewer than eight houses of a kind, we add open listings of the neighbourhood and lower their occupancy by a tenth, because a closed calendar does not always mean a guest.</p>
<h3>The management fee</h3>
<p>It depends on the project and is stated in its forecast. What it pays for, and what it does not, is the subject of <a href="/articles/what-a-management-company-does">a separate article</a>.</p>
<h3>Taxes</h3>
<p>Ten percent is the final rate on income from letting for residents and local companies. A non-resident may be charged 20%, or less where a tax treaty applies. At 20% the realistic ROI in our example falls from 10.9% to 9.4%. Ask a consultant about your own case before you rely on any line of the table.</p>
<h2>What ROI leaves out</h2>
<p>ROI is convenient for comparing projects and poor at telling you how much stays in your pocket. Two things are missing from it.</p>
<p><strong>Running costs.</strong> Electricity, water, internet, insurance and repairs come to $3,200 a year for a villa of this size, by our accounts for 2025.</p>
<p><strong>The lease itself.</strong> The land is leased until 2054, that is for 28 years, so each year uses up $10,643 of the price.</p>
<table>
<thead><tr><th>Figure</th><th>Pessimistic</th><th>Realistic</th><th>Optimistic</th></tr></thead>
<tbody>
<tr><td>Net income</td><td>$18,600</td><td>$32,525</td><td>$44,661</td></tr>
<tr><td>Running costs</td><td>$3,200</td><td>$3,200</td><td>$3,200</td></tr>
<tr><td>A year of the lease</td><td>$10,643</td><td>$10,643</td><td>$10,643</td></tr>
<tr><td>Remains</td><td>$4,757</td><td>$18,682</td><td>$30,818</td></tr>
<tr><td>Of the price</td><td>1.6%</td><td>6.3%</td><td>10.3%</td></tr>
</tbody>
</table>
<p>This last line is the one to set against a bank deposit. In the pessimistic scenario the deposit wins, and it is better to know that before the purchase than after it.</p>
<h2>What we do not add</h2>
<ul>
<li>Growth of the price of land. It has grown in eight of our nine years; we do not know about the tenth.</li>
<li>Profit from resale between the construction stage and the hand-over. It happens, and it needs a buyer.</li>
<li>Your own holidays. Three weeks in the high season take about 6% off the year’s income.</li>
</ul>
<h2>How accurate it has been</h2>
<p>In 2025, of the 46 villas, 27 ended between the pessimistic and the optimistic line, 9 above and 10 below. Of those ten, six were in their first year: a new house has no reviews and needs five to seven months to reach the occupancy of its neighbours. We now tell every buyer to count the first year at the pessimistic figure whatever the scenario.</p>
<blockquote>None of the three scenarios describes a closed border. In 2021 the houses we had then were let for 11% of the nights.</blockquote>
<h2>Three checks of your own</h2>
<ul>
<li>Lower the cost per night by $20 and leave the rest. In our example the realistic ROI falls to 9.8%: this is what a new rival on the same street costs.</li>
<li>Lower the occupancy by ten points. The ROI becomes 9.3%: a wet year, or a slow manager.</li>
<li>Do both. If 8.3% is still acceptable to you, the purchase does not depend on luck.</li>
</ul>
<p>If you would like the calculation for a particular villa or apartment as a spreadsheet with open formulas, <a href="/contacts">write to us</a>: we send it the same day. Each of <a href="/projects">our projects</a> has its forecast.</p>`,
    },
    ru: {
      title: 'Как мы считаем доход: строка за строкой',
      summary:
        'Откуда берутся три сценария, что вычитается до ROI, а что остается за скобками. На примере одной виллы с двумя спальнями за 298\u202f000\u202f$.',
      seo_title: 'Как мы считаем доход от аренды и ROI',
      seo_description:
        'Цена ночи, загрузка, управление, налоги: вся формула на примере виллы с двумя спальнями и расходы, которых в ROI нет.',
      body: `
<p>У каждого проекта на этом сайте есть прогноз в трех сценариях. Прогноз — это мнение, внутри которого арифметика. Арифметику может проверить каждый, мнение прячется в исходных данных. Здесь мы показываем и то и другое, чтобы вы могли подставить свои числа и посмотреть, что изменится.</p>
<h2>Формула</h2>
<p>В ней четыре исходных числа и четыре шага.</p>
<ol>
<li><strong>Годовой доход</strong> — цена ночи, умноженная на 365 и на загрузку.</li>
<li><strong>Выручка в месяц</strong> — годовой доход, деленный на двенадцать. Это среднее: август приносит примерно вдвое больше февраля.</li>
<li><strong>Чистый доход</strong> — годовой доход минус доля управляющей компании и налоги.</li>
<li><strong>ROI</strong> — чистый доход, деленный на цену, которую вы заплатили.</li>
</ol>
<p>Цена ночи — это сумма, которая доходит до счета: комиссия площадки бронирования, 15–17\u00a0%, уже вычтена, гостиничный налог гость платит сверху. Цена дома взята на этапе строительства, с налогами; купите позже — и тот же доход придется делить на большее число.</p>
<h2>Одна вилла, три сценария</h2>
<p>В примере — тип A в <a href="/projects/teak-house">Teak House</a>, район Берава: две спальни, 128 квадратных метров, 298\u202f000\u202f$ на этапе строительства. Управляющая компания берет 20\u00a0% выручки, налоги — еще 10\u00a0%. Суммы округлены до доллара, поэтому последняя цифра может расходиться на единицу.</p>
<table>
<thead><tr><th>Показатель</th><th>Пессимистичный</th><th>Реалистичный</th><th>Оптимистичный</th></tr></thead>
<tbody>
<tr><td>Цена ночи</td><td>140\u202f$</td><td>190\u202f$</td><td>230\u202f$</td></tr>
<tr><td>Загрузка</td><td>52\u00a0%</td><td>67\u00a0%</td><td>76\u00a0%</td></tr>
<tr><td>Выручка в месяц</td><td>2\u202f214\u202f$</td><td>3\u202f872\u202f$</td><td>5\u202f317\u202f$</td></tr>
<tr><td>Годовой доход</td><td>26\u202f572\u202f$</td><td>46\u202f465\u202f$</td><td>63\u202f802\u202f$</td></tr>
<tr><td>Управляющая компания, 20\u00a0%</td><td>5\u202f314\u202f$</td><td>9\u202f293\u202f$</td><td>12\u202f760\u202f$</td></tr>
<tr><td>Налоги, 10\u00a0%</td><td>2\u202f657\u202f$</td><td>4\u202f646\u202f$</td><td>6\u202f380\u202f$</td></tr>
<tr><td>Чистый доход</td><td>18\u202f600\u202f$</td><td>32\u202f525\u202f$</td><td>44\u202f661\u202f$</td></tr>
<tr><td>ROI</td><td>6,2\u00a0%</td><td>10,9\u00a0%</td><td>15,0\u00a0%</td></tr>
</tbody>
</table>
<h2>Откуда исходные числа</h2>
<h3>Цена ночи и загрузка</h3>
<p>У нас есть отчетность 46 вилл, которые мы построили и которые сдаются посуточно, за 2023, 2024 и 2025 годы. Для каждого размера и района медиана становится реалистичным значением, граница нижней четверти — пессимистичным, верхней — оптимистичным. Если похожих домов у нас меньше восьми, добавляем открытые объявления по соседству и снижаем их загрузку на десятую часть: закрытая дата в календаре не всегда означает гостя.</p>
<h3>Плата за управление</h3>
<p>Она зависит от проекта и указана в его прогнозе. Что в нее входит и чего в ней нет, рассказываем в <a href="/articles/what-a-management-company-does">отдельной статье</a>.</p>
<h3>Налоги</h3>
<p>Десять процентов — окончательная ставка налога на доход от аренды для резидентов и местных компаний. С нерезидента могут удержать 20\u00a0% или меньше, если действует налоговое соглашение. При ставке 20\u00a0% реалистичный ROI из примера падает с 10,9 до 9,4\u00a0%. Прежде чем опираться на таблицу, спросите консультанта о своем случае.</p>
<h2>Чего в ROI нет</h2>
<p>По ROI удобно сравнивать проекты, но он плохо отвечает на вопрос, сколько останется у вас. В нем нет двух вещей.</p>
<p><strong>Текущие расходы.</strong> Электричество, вода, интернет, страховка и мелкий ремонт виллы такого размера в 2025 году обошлись в 3\u202f200\u202f$.</p>
<p><strong>Сама аренда земли.</strong> Земля арендована до 2054 года, то есть на 28 лет, значит, каждый год расходует 10\u202f643\u202f$ из цены.</p>
<table>
<thead><tr><th>Показатель</th><th>Пессимистичный</th><th>Реалистичный</th><th>Оптимистичный</th></tr></thead>
<tbody>
<tr><td>Чистый доход</td><td>18\u202f600\u202f$</td><td>32\u202f525\u202f$</td><td>44\u202f661\u202f$</td></tr>
<tr><td>Текущие расходы</td><td>3\u202f200\u202f$</td><td>3\u202f200\u202f$</td><td>3\u202f200\u202f$</td></tr>
<tr><td>Год аренды земли</td><td>10\u202f643\u202f$</td><td>10\u202f643\u202f$</td><td>10\u202f643\u202f$</td></tr>
<tr><td>Остается</td><td>4\u202f757\u202f$</td><td>18\u202f682\u202f$</td><td>30\u202f818\u202f$</td></tr>
<tr><td>От цены</td><td>1,6\u00a0%</td><td>6,3\u00a0%</td><td>10,3\u00a0%</td></tr>
</tbody>
</table>
<p>Именно последнюю строку стоит сравнивать с банковским вкладом. В пессимистичном сценарии вклад выигрывает, и лучше узнать об этом до покупки, чем после.</p>
<h2>Чего мы не прибавляем</h2>
<ul>
<li>Рост цен на землю. За девять лет нашей работы она дорожала восемь раз; про десятый год мы ничего не знаем.</li>
<li>Прибыль от перепродажи между этапом строительства и сдачей. Такое бывает, но для этого нужен покупатель.</li>
<li>Ваш собственный отпуск. Три недели в высокий сезон отнимают около 6\u00a0% годового дохода.</li>
</ul>
<h2>Насколько прогноз сбывался</h2>
<p>В 2025 году из 46 вилл 27 оказались между пессимистичной и оптимистичной линиями, 9 — выше, 10 — ниже. Из этих десяти шесть работали первый год: у нового дома нет отзывов, и ему нужно от пяти до семи месяцев, чтобы догнать соседей по загрузке. Теперь мы советуем каждому покупателю считать первый год по пессимистичному сценарию, какой бы он ни выбрал для остальных.</p>
<blockquote>Ни один из трех сценариев не описывает закрытую границу. В 2021 году дома, которые тогда у нас были, сдавались 11\u00a0% ночей.</blockquote>
<h2>Три проверки</h2>
<ul>
<li>Снизьте цену ночи на 20\u202f$, остальное не трогайте. Реалистичный ROI в примере упадет до 9,8\u00a0%: столько стоит новый конкурент на той же улице.</li>
<li>Снизьте загрузку на десять пунктов. Получится 9,3\u00a0%: дождливый год или нерасторопный управляющий.</li>
<li>Сделайте и то и другое. Если и 8,3\u00a0% вас устраивают, покупка не зависит от везения.</li>
</ul>
<p>Если нужен расчет по конкретной вилле или квартире — таблицей, с открытыми формулами, — <a href="/contacts">напишите нам</a>, пришлем в тот же день. Прогноз есть у каждого из <a href="/projects">наших проектов</a>.</p>`,
    },
    uk: {
      title: 'Як ми рахуємо дохід: рядок за рядком',
      summary:
        'Звідки беруться три сценарії, що віднімають до ROI, а що лишається поза ним. На прикладі однієї вілли з двома спальнями за 298\u202f000\u202f$.',
      seo_title: 'Як ми рахуємо дохід від оренди та ROI',
      seo_description:
        'Ціна ночі, заповнюваність, управління, податки: уся формула на прикладі вілли з двома спальнями і витрати, яких у ROI немає.',
      body: `
<p>Кожен проєкт на цьому сайті має прогноз у трьох сценаріях. Прогноз — це думка з арифметикою всередині. Арифметику може перевірити кожен, а думка ховається у вихідних даних. Тут ми показуємо і те, і те, щоб ви могли підставити власні числа й побачити, що зміниться.</p>
<h2>Формула</h2>
<p>У ній чотири вихідні числа і чотири кроки.</p>
<ol>
<li><strong>Річний дохід</strong> — ціна ночі, помножена на 365 і на заповнюваність.</li>
<li><strong>Виторг за місяць</strong> — річний дохід, поділений на дванадцять. Це середнє: серпень приносить приблизно вдвічі більше за лютий.</li>
<li><strong>Чистий дохід</strong> — річний дохід мінус частка компанії-управителя та податки.</li>
<li><strong>ROI</strong> — чистий дохід, поділений на ціну, яку ви заплатили.</li>
</ol>
<p>Ціна ночі — це сума, яка доходить до рахунку: комісію платформи бронювання, 15–17%, уже віднято, а готельний податок гість платить понад неї. Ціну дому взято на етапі будівництва, з податками; купите пізніше — і той самий дохід доведеться ділити на більше число.</p>
<h2>Одна вілла, три сценарії</h2>
<p>У прикладі — тип A в <a href="/projects/teak-house">Teak House</a>, район Берава: дві спальні, 128 квадратних метрів, 298\u202f000\u202f$ на етапі будівництва. Компанія-управитель бере 20% виторгу, податки — ще 10%. Суми округлено до долара, тож остання цифра може різнитися на одиницю.</p>
<table>
<thead><tr><th>Показник</th><th>Песимістичний</th><th>Реалістичний</th><th>Оптимістичний</th></tr></thead>
<tbody>
<tr><td>Ціна ночі</td><td>140\u202f$</td><td>190\u202f$</td><td>230\u202f$</td></tr>
<tr><td>Заповнюваність</td><td>52%</td><td>67%</td><td>76%</td></tr>
<tr><td>Виторг за місяць</td><td>2\u202f214\u202f$</td><td>3\u202f872\u202f$</td><td>5\u202f317\u202f$</td></tr>
<tr><td>Річний дохід</td><td>26\u202f572\u202f$</td><td>46\u202f465\u202f$</td><td>63\u202f802\u202f$</td></tr>
<tr><td>Компанія-управитель, 20%</td><td>5\u202f314\u202f$</td><td>9\u202f293\u202f$</td><td>12\u202f760\u202f$</td></tr>
<tr><td>Податки, 10%</td><td>2\u202f657\u202f$</td><td>4\u202f646\u202f$</td><td>6\u202f380\u202f$</td></tr>
<tr><td>Чистий дохід</td><td>18\u202f600\u202f$</td><td>32\u202f525\u202f$</td><td>44\u202f661\u202f$</td></tr>
<tr><td>ROI</td><td>6,2%</td><td>10,9%</td><td>15,0%</td></tr>
</tbody>
</table>
<h2>Звідки вихідні числа</h2>
<h3>Ціна ночі й заповнюваність</h3>
<p>Ми маємо звітність 46 вілл, які збудували і які здаються подобово, за 2023, 2024 і 2025 роки. Для кожного розміру й району медіана стає реалістичним значенням, межа нижньої чверті — песимістичним, верхньої — оптимістичним. Якщо подібних будинків у нас менше восьми, додаємо відкриті оголошення по сусідству і знижуємо їхню заповнюваність на десяту частину: закрита дата в календарі не завжди означає гостя.</p>
<h3>Плата за управління</h3>
<p>Вона залежить від проєкту, її вказано в його прогнозі. Що до неї входить, а чого в ній немає, розповідаємо в <a href="/articles/what-a-management-company-does">окремій статті</a>.</p>
<h3>Податки</h3>
<p>Десять відсотків — остаточна ставка податку на дохід від оренди для резидентів і місцевих компаній. З нерезидента можуть утримати 20% або менше, якщо діє податкова угода. За ставки 20% реалістичний ROI з прикладу знижується з 10,9 до 9,4%. Перш ніж спиратися на таблицю, запитайте консультанта про свій випадок.</p>
<h2>Чого в ROI немає</h2>
<p>За ROI зручно порівнювати проєкти, але він погано відповідає на запитання, скільки залишиться у вас. Йому бракує двох речей.</p>
<p><strong>Поточні витрати.</strong> Електрика, вода, інтернет, страхування й дрібний ремонт вілли такого розміру 2025 року коштували 3\u202f200\u202f$.</p>
<p><strong>Сама оренда землі.</strong> Землю орендовано до 2054 року, тобто на 28 років, отже, щороку витрачається 10\u202f643\u202f$ із ціни.</p>
<table>
<thead><tr><th>Показник</th><th>Песимістичний</th><th>Реалістичний</th><th>Оптимістичний</th></tr></thead>
<tbody>
<tr><td>Чистий дохід</td><td>18\u202f600\u202f$</td><td>32\u202f525\u202f$</td><td>44\u202f661\u202f$</td></tr>
<tr><td>Поточні витрати</td><td>3\u202f200\u202f$</td><td>3\u202f200\u202f$</td><td>3\u202f200\u202f$</td></tr>
<tr><td>Рік оренди землі</td><td>10\u202f643\u202f$</td><td>10\u202f643\u202f$</td><td>10\u202f643\u202f$</td></tr>
<tr><td>Залишається</td><td>4\u202f757\u202f$</td><td>18\u202f682\u202f$</td><td>30\u202f818\u202f$</td></tr>
<tr><td>Від ціни</td><td>1,6%</td><td>6,3%</td><td>10,3%</td></tr>
</tbody>
</table>
<p>Саме останній рядок варто порівнювати з банківським депозитом. У песимістичному сценарії депозит виграє, і краще дізнатися про це до купівлі, ніж після.</p>
<h2>Чого ми не додаємо</h2>
<ul>
<li>Зростання цін на землю. За дев’ять років нашої роботи вона дорожчала вісім разів; про десятий рік ми нічого не знаємо.</li>
<li>Прибуток від перепродажу між етапом будівництва і здачею. Таке трапляється, але для цього потрібен покупець.</li>
<li>Вашу власну відпустку. Три тижні у високий сезон забирають близько 6% річного доходу.</li>
</ul>
<h2>Наскільки прогноз справджувався</h2>
<p>2025 року з 46 вілл 27 опинилися між песимістичною та оптимістичною лініями, 9 — вище, 10 — нижче. Із цих десяти шість працювали перший рік: новий дім не має відгуків, і йому потрібно від п’яти до семи місяців, щоб наздогнати сусідів за заповнюваністю. Тепер ми радимо кожному покупцеві рахувати перший рік за песимістичним сценарієм, хоч би який він обрав для решти.</p>
<blockquote>Жоден із трьох сценаріїв не описує закритого кордону. 2021 року будинки, які ми тоді мали, здавалися 11% ночей.</blockquote>
<h2>Три перевірки</h2>
<ul>
<li>Знизьте ціну ночі на 20\u202f$, решти не чіпайте. Реалістичний ROI у прикладі впаде до 9,8%: стільки коштує новий конкурент на тій самій вулиці.</li>
<li>Знизьте заповнюваність на десять пунктів. Вийде 9,3%: дощовий рік або неповороткий управитель.</li>
<li>Зробіть і те, і те. Якщо й 8,3% вас влаштовують, купівля не залежить від везіння.</li>
</ul>
<p>Якщо потрібен розрахунок для конкретної вілли чи квартири — таблицею, з відкритими формулами, — <a href="/contacts">напишіть нам</a>, надішлемо того самого дня. Прогноз має кожен із <a href="/projects">наших проєктів</a>.</p>`,
    },
  },
};
