import type { DemoPost } from '../../types';

export const longPoolSalesOpen: DemoPost = {
  slug: 'long-pool-sales-open',
  status: 'published',
  kind: 'news',
  published_at: '2026-11-12',
  image: 'apartments-pool-golden-5.jpg',
  translations: {
    en: {
      title: 'Sales open at Long Pool Residences',
      summary:
        'The foundations are done, a full-size sample apartment stands in Berawa, and launch terms hold until 31 January.',
      body: `<p>From today apartments in <a href="/projects/long-pool-residences">Long Pool Residences</a> in Berawa can be reserved. We open sales in the order we promised ourselves after our first projects: land, approval, foundations, contractors’ prices, and only then buyers.</p>
<h2>What is ready</h2>
<ul>
<li>The building approval, issued on 11 March, and under it the piles and the lowest slab.</li>
<li>Fixed prices for concrete, steel and glazing, which make up 58% of the construction budget.</li>
<li>A sample apartment built at full size beside our Berawa office, with working water and air conditioning. Sit on the bed, open the cupboards, listen to the wall.</li>
</ul>
<h2>What is not ready</h2>
<p>The furniture of shared spaces is still being drawn, and the operator of the ground-floor café has not been chosen. Neither is part of the price or of the forecast.</p>
<p>Terms for the first buyers are described in the <a href="/sales/launch-week-long-pool">launch offer</a>, valid until 31 January 2027. A reservation costs $2,000, holds an apartment for 14 days and is returned in full if you change your mind within them; see the <a href="/docs/payment-terms">payment terms</a>.</p>`,
    },
    ru: {
      title: 'Открыты продажи в Long Pool Residences',
      summary:
        'Фундамент готов, в Бераве стоит образец в натуральную величину, стартовые условия — до 31 января.',
      body: `<p>С сегодняшнего дня апартаменты в <a href="/projects/long-pool-residences">Long Pool Residences</a> в Бераве можно забронировать. Продажи мы открываем в том порядке, который установили для себя после первых проектов: сначала земля, разрешение, фундамент и цены подрядчиков, и только потом покупатели.</p>
<h2>Что готово</h2>
<ul>
<li>Разрешение на строительство, выданное 11 марта, а по нему — сваи и нижняя плита.</li>
<li>Фиксированные цены на бетон, сталь и остекление — это 58\u00a0% строительного бюджета.</li>
<li>Образец апартаментов в натуральную величину рядом с нашим офисом в Бераве, с водой и кондиционером. Можно полежать на кровати, открыть шкафы и послушать, что слышно через стену.</li>
</ul>
<h2>Что не готово</h2>
<p>Мебель для общих помещений еще на чертежах, а оператор кафе на первом этаже не выбран. Ни то, ни другое не входит ни в цену, ни в прогноз.</p>
<p>Условия для первых покупателей описаны в <a href="/sales/launch-week-long-pool">стартовом предложении</a>, оно действует до 31 января 2027 года. Бронь стоит 2000 долларов, удерживает апартаменты 14 дней и возвращается полностью, если за это время вы передумаете; подробнее — в <a href="/docs/payment-terms">условиях оплаты</a>.</p>`,
    },
    uk: {
      title: 'Відкрито продаж у Long Pool Residences',
      summary:
        'Фундамент готовий, у Бераві стоїть зразок у натуральну величину, стартові умови — до 31 січня.',
      body: `<p>Від сьогодні апартаменти в <a href="/projects/long-pool-residences">Long Pool Residences</a> у Бераві можна забронювати. Продаж ми відкриваємо в тому порядку, який установили для себе після перших проєктів: спершу земля, дозвіл, фундамент і ціни підрядників, і лише потім покупці.</p>
<h2>Що готово</h2>
<ul>
<li>Дозвіл на будівництво, виданий 11 березня, а за ним — палі та нижня плита.</li>
<li>Фіксовані ціни на бетон, сталь і скління — це 58% будівельного бюджету.</li>
<li>Зразок апартаментів у натуральну величину поруч із нашим офісом у Бераві, з водою та кондиціонером. Можна полежати на ліжку, відчинити шафи й послухати, що чути крізь стіну.</li>
</ul>
<h2>Що не готово</h2>
<p>Меблі для спільних приміщень ще на кресленнях, а оператора кав’ярні на першому поверсі не обрано. Ні те, ні інше не входить ані в ціну, ані в прогноз.</p>
<p>Умови для перших покупців описано в <a href="/sales/launch-week-long-pool">стартовій пропозиції</a>, вона діє до 31 січня 2027 року. Бронювання коштує 2000 доларів, утримує апартаменти 14 днів і повертається повністю, якщо за цей час ви передумаєте; докладніше — в <a href="/docs/payment-terms">умовах оплати</a>.</p>`,
    },
  },
};
