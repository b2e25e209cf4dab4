// Draft, waits for the last figures of December.
import type { DemoPost } from '../../types';

export const yearInFigures2026: DemoPost = {
  slug: 'year-in-figures-2026',
  status: 'draft',
  kind: 'news',
  published_at: '2026-12-21',
  image: 'drawing-homes.jpg',
  translations: {
    en: {
      title: '2026 in figures',
      summary: 'What we built, what was late and by how much: a page of figures at the end of the year.',
      body: `<p>Once a year we put our figures on one page, the unpleasant ones included.</p>
<ul>
<li>Delivered since 2017: 64 villas and 118 apartments on 11.4 hectares.</li>
<li>Building approvals received in 2026: two, after seven and six months of waiting.</li>
<li>Water tests of roofs: two failures, both repaired within nine working days.</li>
<li>Mistakes found in the drainage: one project, $11,400 from our reserve.</li>
<li>Plots checked: 12. Plots bought: one.</li>
</ul>
<p>Occupancy of the houses we manage is counted after the New Year, when December is closed; an average without its strongest fortnight would be wrong. The figures will be published by the end of January, together with the plan for 2027.</p>
<p>Our thanks go to the owners who read the reports to the last line and write to us when something does not add up. This year there were three such letters, and two of them were right. The corrected reports have been sent to everyone concerned.</p>`,
    },
    ru: {
      title: '2026 год в цифрах',
      summary: 'Что построили, с чем опоздали и насколько: страница цифр в конце года.',
      body: `<p>Раз в год мы собираем свои цифры на одной странице, в том числе неприятные.</p>
<ul>
<li>Сдано с 2017 года: 64 виллы и 118 апартаментов на 11,4 гектара.</li>
<li>Разрешений на строительство получено в 2026 году: два, после семи и шести месяцев ожидания.</li>
<li>Испытания крыш водой: две неудачи, обе исправлены за девять рабочих дней.</li>
<li>Ошибки в дренаже: один проект, 11 400 долларов из нашего резерва.</li>
<li>Проверено участков: 12. Куплен один.</li>
</ul>
<p>Загрузку домов под нашим управлением посчитаем после Нового года, когда закроется декабрь: среднее без двух самых сильных недель было бы неверным. Цифры опубликуем до конца января вместе с планом на 2027 год.</p>
<p>Спасибо собственникам, которые дочитывают отчеты до последней строки и пишут нам, если что-то не сходится. В этом году таких писем было три, и в двух случаях правы оказались не мы. Исправленные отчеты получили все, кого это касалось.</p>`,
    },
    uk: {
      title: '2026 рік у цифрах',
      summary: 'Що збудували, із чим запізнилися і наскільки: сторінка цифр наприкінці року.',
      body: `<p>Раз на рік ми збираємо свої цифри на одній сторінці, і неприємні також.</p>
<ul>
<li>Здано від 2017 року: 64 вілли та 118 апартаментів на 11,4 гектара.</li>
<li>Дозволів на будівництво отримано у 2026 році: два, після семи й шести місяців очікування.</li>
<li>Випробування дахів водою: дві невдачі, обидві виправлено за дев’ять робочих днів.</li>
<li>Помилки в дренажі: один проєкт, 11 400 доларів із нашого резерву.</li>
<li>Перевірено ділянок: 12. Куплено одну.</li>
</ul>
<p>Завантаженість будинків під нашим управлінням порахуємо після Нового року, коли закриється грудень: середнє без двох найсильніших тижнів було б хибним. Цифри оприлюднимо до кінця січня разом із планом на 2027 рік.</p>
<p>Дякуємо власникам, які дочитують звіти до останнього рядка й пишуть нам, якщо щось не сходиться. Цього року таких листів було три, і у двох випадках помилялися ми. Виправлені звіти отримали всі, кого це стосувалося.</p>`,
    },
  },
};
