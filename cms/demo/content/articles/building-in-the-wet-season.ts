// Without Ukrainian on purpose: shows the fallback to English.
import type { DemoPost } from '../../types';

export const buildingInTheWetSeason: DemoPost = {
  slug: 'building-in-the-wet-season',
  status: 'published',
  kind: 'article',
  published_at: '2025-11-20',
  image: 'drawing-wet-season.jpg',
  author: 'Ketut Darmayasa',
  translations: {
    en: {
      title: 'Building in the wet season',
      summary:
        'From November to March the island gets three quarters of its rain. What we do in those months, what we put off and how it enters the deadline.',
      seo_title: 'Building in the wet season: how rain enters a deadline',
      seo_description:
        'What a builder does from November to March, what he puts off, and how many days of rain are already inside the dates we promise.',
      body: `
<p>Between November and March about three quarters of the year’s rain falls here, much of it in January and most of it in the afternoon. A crew that starts at seven has five or six dry hours on an ordinary day and none on a bad one. In the last season, 151 days long, outdoor work stood still for 41 days, 19 of them in January. It was more than we had counted on, and it is one of the two reasons why <a href="/projects/stone-garden">Stone Garden</a> was handed over on 31 July and not on 26 June. Here is what we do differently this year.</p>
<h2>What we finish before November</h2>
<ul>
<li><strong>Earthworks.</strong> An open pit fills in an afternoon, and clay that has been soaked cannot be compacted for a week.</li>
<li><strong>Drainage.</strong> Ditches and the infiltration wells go in before the foundation, not after the garden.</li>
<li><strong>Roofs.</strong> A house under a roof by the end of October gives the crew dry work for four months.</li>
</ul>
<h2>What we do under the roof</h2>
<p>Wiring, pipes, partitions, joinery. Plaster is possible too, with patience: at a humidity of 85% a coat needs three weeks to dry where ten days are enough in July. We measure the moisture of the wall before painting, and the figure goes into the log, because paint over a wet wall peels within the first year and it is we who then repair it under <a href="/docs/guarantee">the guarantee</a>.</p>
<h2>What we put off</h2>
<p>Outdoor stone, timber decks and the lining of pools wait for April. Teak laid wet shrinks in the dry months and opens gaps of four millimetres. Concrete is poured early in the morning and covered; if more than ten millimetres of rain are forecast for the first six hours, we do not pour.</p>
<h2>How rain enters the deadline</h2>
<p>Since Stone Garden every schedule of ours carries a reserve of forty-five working days for a wet season. A mild season gives us days back, and we keep them for the finishing. If a season is harder than that, the buyer hears about it in the monthly report and not in the week of the hand-over.</p>
<p>A last word to those who come for a viewing: January is a good month for it. You see where water stands, whether a road floods and how a roof behaves. A house that you liked in the rain will not disappoint you in the sun.</p>`,
    },
    ru: {
      title: 'Стройка в сезон дождей',
      summary:
        'С ноября по март на острове выпадает три четверти годовых осадков. Что мы делаем в эти месяцы, что откладываем и как дождь учтен в сроках.',
      seo_title: 'Стройка в сезон дождей: как дождь учтен в сроках',
      seo_description:
        'Чем строители заняты с ноября по март, что откладывают и сколько дождливых дней уже заложено в обещанные сроки.',
      body: `
<p>С ноября по март здесь выпадает около трех четвертей годовой нормы осадков, больше всего в январе и чаще после обеда. У бригады, которая начинает в семь, в обычный день есть пять-шесть сухих часов, в плохой — ни одного. За прошлый сезон, а это 151 день, работы под открытым небом стояли 41 день, из них 19 — в январе. Мы рассчитывали на меньшее, и это одна из двух причин, по которым <a href="/projects/stone-garden">Stone Garden</a> сдан 31 июля, а не 26 июня. Вот что мы в этом году делаем иначе.</p>
<h2>Что заканчиваем до ноября</h2>
<ul>
<li><strong>Земляные работы.</strong> Открытый котлован заливает за полдня, а размокшую глину неделю нельзя уплотнить.</li>
<li><strong>Дренаж.</strong> Канавы и поглощающие колодцы делаем до фундамента, а не после сада.</li>
<li><strong>Крыши.</strong> Если дом под крышей к концу октября, у бригады есть сухая работа на четыре месяца.</li>
</ul>
<h2>Что делаем под крышей</h2>
<p>Проводку, трубы, перегородки, столярные работы. Штукатурить тоже можно, если не спешить: при влажности 85\u00a0% слой сохнет три недели, хотя в июле хватает десяти дней. Перед покраской измеряем влажность стены и записываем в журнал: краска по сырому облезает в первый же год, и переделывать придется нам, по <a href="/docs/guarantee">гарантии</a>.</p>
<h2>Что откладываем</h2>
<p>Камень снаружи, деревянные настилы и облицовка бассейнов ждут апреля. Тик, уложенный сырым, в сухие месяцы садится, и щели расходятся до четырех миллиметров. Бетон льем рано утром и сразу укрываем; если на первые шесть часов обещают больше десяти миллиметров осадков, не льем вовсе.</p>
<h2>Как дождь попадает в сроки</h2>
<p>После Stone Garden в каждом нашем графике есть запас: сорок пять рабочих дней на сезон дождей. Мягкий сезон возвращает нам дни, и мы приберегаем их для отделки. Если он тяжелее запаса, покупатель узнает об этом из ежемесячного отчета, а не за неделю до передачи ключей.</p>
<p>И последнее, для тех, кто собирается на просмотр: январь для этого хорош. Видно, где стоит вода, заливает ли дорогу и как ведет себя крыша. Дом, который понравился в дождь, на солнце не разочарует.</p>`,
    },
  },
};
