import type { DemoPost } from '../../types';

export const stoneGardenFirstSeason: DemoPost = {
  slug: 'stone-garden-first-season',
  status: 'published',
  kind: 'news',
  published_at: '2026-03-12',
  image: 'flat-dusk-4.jpg',
  translations: {
    en: {
      title: 'Stone Garden: the first seven months of letting',
      summary:
        'From August to February the smaller villas in Pererenan were let for 62% of nights. How guests came, what broke and what we changed.',
      body: `<p>Keys to <a href="/projects/stone-garden">Stone Garden</a> were handed over on 31 July 2025. Nine of the twelve owners let their villas through our management company, and on 28 February we closed the first seven months. They have the full report with invoices; here, with their consent, is the short version for the five villas of type A.</p>
<h2>The figures</h2>
<ul>
<li>Occupancy: 62% of nights on average, from 88% in August down to 41% in February.</li>
<li>An average stay of 5.3 nights; every fourth booking came directly or from guests who had stayed before.</li>
<li>Average review: 4.8 out of 5 over 84 reviews. The most frequent complaint was slow internet during storms.</li>
</ul>
<p>Please do not stretch these seven months into a year. They contain the best month on this coast and most of the rainy season; an honest average needs all twelve. We will publish it in autumn beside the forecast.</p>
<h2>What broke</h2>
<p>Two pool pumps failed, and one bathroom skylight leaked in the January storms. All three were repaired within four days under our <a href="/docs/guarantee">guarantee</a>, at no cost to owners. The skylight has been redrawn for every project still under construction: its kerb is now 15 cm higher and has a second seal. A backup internet line was laid in March.</p>`,
    },
    ru: {
      title: 'Stone Garden: первые семь месяцев аренды',
      summary:
        'С августа по февраль небольшие виллы в Переренане были заняты 62\u00a0% ночей. Как приезжали гости, что сломалось и что мы изменили.',
      body: `<p>Ключи от вилл <a href="/projects/stone-garden">Stone Garden</a> мы передали 31 июля 2025 года. Девять собственников из двенадцати сдают их через нашу управляющую компанию, и 28 февраля мы подвели итоги первых семи месяцев. Полный отчет со счетами собственники уже получили; с их согласия коротко рассказываем о пяти виллах типа A.</p>
<h2>Цифры</h2>
<ul>
<li>Загрузка: в среднем 62\u00a0% ночей, от 88\u00a0% в августе до 41\u00a0% в феврале.</li>
<li>Средний срок проживания — 5,3 ночи; каждая четвертая бронь пришла напрямую или от гостей, которые уже у нас жили.</li>
<li>Средняя оценка — 4,8 из 5 по 84 отзывам. Чаще всего жаловались на медленный интернет во время шторма.</li>
</ul>
<p>Судить по этим семи месяцам о целом годе не стоит. В них попал и лучший месяц на этом побережье, и большая часть сезона дождей, а честное среднее получается только из двенадцати. Осенью опубликуем его рядом с прогнозом.</p>
<h2>Что сломалось</h2>
<p>Вышли из строя два насоса в бассейнах, а в январские шторма протек световой люк в одной из ванных. Все три поломки мы устранили за четыре дня по <a href="/docs/guarantee">гарантии</a>, собственники ничего не платили. Узел люка перечертили для всех строящихся проектов: бортик стал на 15 см выше, добавился второй контур уплотнения. В марте проложили резервную линию интернета.</p>`,
    },
    uk: {
      title: 'Stone Garden: перші сім місяців оренди',
      summary:
        'Від серпня до лютого менші вілли в Переренані були зайняті 62% ночей. Як приїздили гості, що зламалося і що ми змінили.',
      body: `<p>Ключі від вілл <a href="/projects/stone-garden">Stone Garden</a> ми передали 31 липня 2025 року. Дев’ять власників із дванадцяти здають їх через нашу компанію з управління, і 28 лютого ми підбили підсумки перших семи місяців. Повний звіт із рахунками власники вже отримали; за їхньою згодою коротко розповідаємо про п’ять вілл типу A.</p>
<h2>Цифри</h2>
<ul>
<li>Завантаженість: у середньому 62% ночей, від 88% у серпні до 41% у лютому.</li>
<li>Середня тривалість перебування — 5,3 ночі; кожне четверте бронювання надійшло напряму або від гостей, які вже в нас жили.</li>
<li>Середня оцінка — 4,8 з 5 за 84 відгуками. Найчастіше скаржилися на повільний інтернет під час шторму.</li>
</ul>
<p>Судити за цими сімома місяцями про цілий рік не варто. До них увійшли і найкращий місяць на цьому узбережжі, і більша частина сезону дощів, а чесне середнє дають лише дванадцять. Восени оприлюднимо його поруч із прогнозом.</p>
<h2>Що зламалося</h2>
<p>Вийшли з ладу два насоси в басейнах, а під час січневих штормів протік світловий люк в одній із ванних кімнат. Усі три поломки ми усунули за чотири дні за <a href="/docs/guarantee">гарантією</a>, власники нічого не платили. Вузол люка накреслили заново для всіх проєктів, що будуються: бортик став на 15 см вищим, додався другий контур ущільнення. У березні проклали резервну лінію інтернету.</p>`,
    },
  },
};
