// No Ukrainian translation: its page shows the English text.
import type { DemoPost } from '../../types';

export const guarantee: DemoPost = {
  slug: 'guarantee',
  status: 'published',
  kind: 'doc',
  published_at: '2026-06-01',
  translations: {
    en: {
      title: 'Guarantee',
      summary:
        'Ten years on the structure, five on waterproofing, two on engineering, one on finishes: what is covered and how to claim.',
      seo_title: 'Guarantee: what is covered, for how long, how to claim',
      body: `<p>The guarantee is part of every contract signed from 1 June 2026. The years are counted from the date of the acceptance certificate and stay with the house: if you sell, the next owner has the remaining term.</p>
<h2>1. What is covered and for how long</h2>
<table>
<thead><tr><th>Part</th><th>Term</th><th>What it means</th></tr></thead>
<tbody>
<tr><td>Structure</td><td>10 years</td><td>Foundations, columns, slabs, retaining walls, roof frames</td></tr>
<tr><td>Waterproofing</td><td>5 years</td><td>Flat and shingle roofs, skylights, bathrooms, pool shells</td></tr>
<tr><td>Engineering</td><td>2 years</td><td>Water, drains, wiring, pool pumps, installation of air conditioning</td></tr>
<tr><td>Finishes</td><td>1 year</td><td>Plaster, tiles, doors, windows, timber screens, built-in furniture</td></tr>
<tr><td>Appliances</td><td>As the maker states</td><td>We hand over the papers and help with the claim</td></tr>
</tbody>
</table>
<h2>2. Acceptance</h2>
<p>Before you sign the act, you go through the house with our engineer and, if you wish, with an expert of your own. Defects go on a list with dates. We put them right within 30 days; the last 10% of the price is paid when everything that prevents living in the house has been done.</p>
<h2>3. How to claim</h2>
<ol>
<li>Write to <a href="mailto:hello@amara.example">hello@amara.example</a> with a photograph and the number of the house, or tell the manager if we let it for you.</li>
<li>For a leak, a power failure or anything dangerous an engineer comes within 24 hours.</li>
<li>Otherwise we reply within two working days and inspect within five.</li>
<li>After the inspection you receive a decision in writing with the date of the repair. If we refuse, the reason is given.</li>
</ol>
<p>If you do not agree, an independent engineer chosen by both sides decides. The side that was wrong pays him.</p>
<h2>4. What is not covered</h2>
<ul>
<li>Natural change: teak turning silver, small cracks in plaster under 0.3 mm, patina on metal and stone.</li>
<li>Wear of textiles, lamps, filters and seals that are replaced on schedule.</li>
<li>Damage caused by guests, alterations made without our drawings or missed upkeep: pool water, yearly oil for timber, cleaning of gutters.</li>
<li>Earthquakes above the strength the house was calculated for, floods, eruptions. We recommend insurance for these and can show you three quotes.</li>
</ul>
<h2>5. If we hand over late</h2>
<p>Compensation is 0.05% a day of the sums you have paid, from the 16th day of delay, up to 10%. After 180 days you may withdraw with a full refund. The details are in the <a href="/docs/payment-terms">payment terms</a>.</p>
<h2>6. If income was lost</h2>
<p>If a defect under guarantee keeps the house closed for more than seven days in a row, we compensate booked nights that had to be cancelled, at the price of the booking, up to 30 nights a year. Income that was expected but not booked is not compensated.</p>`,
    },
    ru: {
      title: 'Гарантия',
      summary:
        'Десять лет на конструкции, пять на гидроизоляцию, два года на инженерные системы, год на отделку: что покрывает гарантия и как обратиться.',
      seo_title: 'Гарантия: что покрывает, сколько действует, как обратиться',
      body: `<p>Гарантия входит в каждый договор, подписанный с 1 июня 2026 года. Срок считается со дня подписания акта приемки и остается за домом: если вы его продадите, новому собственнику перейдет оставшееся время.</p>
<h2>1. Что покрывает гарантия и сколько действует</h2>
<table>
<thead><tr><th>Часть дома</th><th>Срок</th><th>Что сюда входит</th></tr></thead>
<tbody>
<tr><td>Конструкции</td><td>10 лет</td><td>Фундаменты, колонны, перекрытия, подпорные стены, каркасы крыш</td></tr>
<tr><td>Гидроизоляция</td><td>5 лет</td><td>Плоские и гонтовые крыши, световые люки, ванные, чаши бассейнов</td></tr>
<tr><td>Инженерия</td><td>2 года</td><td>Вода, канализация, проводка, насосы бассейна, монтаж кондиционеров</td></tr>
<tr><td>Отделка</td><td>1 год</td><td>Штукатурка, плитка, двери, окна, деревянные экраны, встроенная мебель</td></tr>
<tr><td>Техника</td><td>Срок производителя</td><td>Передаем документы и помогаем обратиться</td></tr>
</tbody>
</table>
<h2>2. Приемка</h2>
<p>До подписания акта вы обходите дом с нашим инженером и, если хотите, со своим экспертом. Замечания записываем в список с датами и устраняем за 30 дней. Последние 10\u00a0% цены вносятся, когда сделано все, что мешает жить в доме.</p>
<h2>3. Как обратиться</h2>
<ol>
<li>Напишите на <a href="mailto:hello@amara.example">hello@amara.example</a>, приложите фотографию и номер дома. Если дом сдаем мы, достаточно сказать управляющему.</li>
<li>При протечке, отключении электричества или любой опасности инженер приедет в течение 24 часов.</li>
<li>В остальных случаях ответим за два рабочих дня и осмотрим дом за пять.</li>
<li>После осмотра вы получите письменное решение с датой ремонта. Если это отказ, в нем будет причина.</li>
</ol>
<p>Если вы не согласны, решает независимый инженер, которого выбирают обе стороны. Его работу оплачивает тот, кто оказался неправ.</p>
<h2>4. Что гарантия не покрывает</h2>
<ul>
<li>Естественные изменения: тик сереет, в штукатурке появляются трещины тоньше 0,3 мм, металл и камень покрываются патиной.</li>
<li>Износ текстиля, ламп, фильтров и уплотнителей, которые меняют по графику.</li>
<li>Ущерб от гостей, переделки без наших чертежей и пропущенный уход: вода в бассейне, масло для дерева раз в год, чистка желобов.</li>
<li>Землетрясения сильнее расчетных, наводнения, извержения. На эти случаи советуем страховку и можем показать три предложения.</li>
</ul>
<h2>5. Если мы опоздали со сдачей</h2>
<p>Компенсация — 0,05\u00a0% в день от внесенных сумм начиная с 16-го дня задержки, но не больше 10\u00a0%. Через 180 дней можно отказаться от договора и вернуть все деньги. Подробнее — в <a href="/docs/payment-terms">условиях оплаты</a>.</p>
<h2>6. Если потерян доход</h2>
<p>Если из-за гарантийного дефекта дом закрыт больше семи дней подряд, мы возмещаем отмененные бронирования по их цене, до 30 ночей в год. Доход, который ожидали, но не забронировали, не возмещается.</p>`,
    },
  },
};
