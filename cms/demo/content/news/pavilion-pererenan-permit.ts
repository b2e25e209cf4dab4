import type { DemoPost } from '../../types';

export const pavilionPererenanPermit: DemoPost = {
  slug: 'pavilion-pererenan-permit',
  status: 'published',
  kind: 'news',
  published_at: '2026-05-21',
  image: 'pitched-dusk-2.jpg',
  translations: {
    en: {
      title: 'Pavilion Pererenan has its building approval',
      summary:
        'The regency issued the approval on 18 May, two months later than planned. Work on the road begins in July.',
      body: `<p>On 18 May Badung regency issued the building approval (PBG) for <a href="/projects/pavilion-pererenan">Pavilion Pererenan</a>. It covers every pavilion, the access road and the shared drainage.</p>
<h2>Why it took seven months</h2>
<p>We had planned for five. In February the commission asked for a new drainage calculation: the plot lies below two rice fields, and after heavy rain water crosses it on its way to the stream. We moved the canal to the eastern boundary, widened it from 60 to 90 cm and gave up part of one garden. The neighbours who farm above have signed the scheme too.</p>
<h2>What changes for buyers</h2>
<ul>
<li>Contracts may now be signed. Until the approval we took only refundable reservations.</li>
<li>A copy of the approval is attached to every contract; we send it earlier on request.</li>
<li>In July, while the ground is dry, we start on the access road, the canal and the boundary walls. Foundations follow after the rains, in March 2027.</li>
<li>The date of hand-over on the project page already includes the two months.</li>
</ul>
<p>How payments follow the stages of building is set out in the <a href="/docs/payment-terms">payment terms</a>.</p>`,
    },
    ru: {
      title: 'Pavilion Pererenan получил разрешение на строительство',
      summary:
        'Округ выдал разрешение 18 мая, на два месяца позже, чем мы рассчитывали. В июле начнем прокладывать дорогу.',
      body: `<p>18 мая округ Бадунг выдал разрешение на строительство (PBG) для <a href="/projects/pavilion-pererenan">Pavilion Pererenan</a>. Оно распространяется на все павильоны, подъездную дорогу и общий водоотвод.</p>
<h2>Почему семь месяцев</h2>
<p>Мы закладывали пять. В феврале комиссия попросила пересчитать водоотвод: участок лежит ниже двух рисовых полей, и после сильного дождя вода идет через него к ручью. Мы перенесли канал к восточной границе, расширили его с 60 до 90 см и пожертвовали частью одного сада. Схему подписали и соседи, чьи поля выше по склону.</p>
<h2>Что это значит для покупателей</h2>
<ul>
<li>Теперь можно подписывать договоры. До разрешения мы принимали только возвратную бронь.</li>
<li>Копия разрешения прилагается к каждому договору; по запросу пришлем ее раньше.</li>
<li>В июле, пока грунт сухой, начнем дорогу, канал и ограды. За фундаменты возьмемся после дождей, в марте 2027 года.</li>
<li>Срок сдачи на странице проекта эти два месяца уже учитывает.</li>
</ul>
<p>Как платежи привязаны к этапам стройки, описано в <a href="/docs/payment-terms">условиях оплаты</a>.</p>`,
    },
    uk: {
      title: 'Pavilion Pererenan отримав дозвіл на будівництво',
      summary:
        'Округ видав дозвіл 18 травня, на два місяці пізніше, ніж ми розраховували. У липні почнемо прокладати дорогу.',
      body: `<p>18 травня округ Бадунг видав дозвіл на будівництво (PBG) для <a href="/projects/pavilion-pererenan">Pavilion Pererenan</a>. Він поширюється на всі павільйони, під’їзну дорогу та спільне водовідведення.</p>
<h2>Чому сім місяців</h2>
<p>Ми закладали п’ять. У лютому комісія попросила перерахувати водовідведення: ділянка лежить нижче двох рисових полів, і після сильного дощу вода йде через неї до струмка. Ми перенесли канал до східної межі, розширили його з 60 до 90 см і пожертвували частиною одного саду. Схему підписали й сусіди, чиї поля вище схилом.</p>
<h2>Що це означає для покупців</h2>
<ul>
<li>Тепер можна підписувати договори. До дозволу ми приймали лише поворотне бронювання.</li>
<li>Копію дозволу додаємо до кожного договору; на запит надішлемо її раніше.</li>
<li>У липні, поки ґрунт сухий, почнемо дорогу, канал і огорожі. За фундаменти візьмемося після дощів, у березні 2027 року.</li>
<li>Строк передання на сторінці проєкту ці два місяці вже враховує.</li>
</ul>
<p>Як платежі прив’язано до етапів будівництва, описано в <a href="/docs/payment-terms">умовах оплати</a>.</p>`,
    },
  },
};
