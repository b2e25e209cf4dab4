import type { DemoPost } from '../../types';

export const teakHouseRoofsTested: DemoPost = {
  slug: 'teak-house-roofs-tested',
  status: 'published',
  kind: 'news',
  published_at: '2026-06-25',
  image: 'flat-day-1.jpg',
  translations: {
    en: {
      title: 'The first six roofs of Teak House have passed the water test',
      summary:
        'Six flat roofs spent 72 hours under six centimetres of water. Two leaked at the outlet, were redone and tested again.',
      body: `<p>A flat roof in the tropics has one honest test: close the outlets, fill it with water and wait. In June the first six roofs of <a href="/projects/teak-house">Teak House</a> in Berawa spent 72 hours under six centimetres of water and an independent supervisor checked the ceilings below with a thermal camera twice a day.</p>
<p>Two roofs failed. In both cases water found its way past the seal of the outlet, in a place the size of a coin. The membrane around the outlets was cut out, laid anew with a wider collar and tested for another 72 hours, this time without a trace of damp. The same collar has since been fitted on the other four and is in the drawings for the remaining eight villas. It took nine working days, which the schedule had in reserve.</p>
<p>The next steps for these six are glazing and the timber screens that give the houses their name. The slats are drying in the workshop; we mount them only when the moisture of the wood is below 14%, or they would twist in the first dry season.</p>
<p>The test reports, those of the two failures included, are in the folder of every buyer. Waterproofing is covered by the guarantee for five years.</p>`,
    },
    ru: {
      title: 'Первые шесть крыш Teak House прошли испытание водой',
      summary:
        'Шесть плоских крыш простояли 72 часа под шестью сантиметрами воды. Две дали течь у воронки, их переделали и проверили снова.',
      body: `<p>У плоской крыши в тропиках есть одна честная проверка: закрыть воронки, залить водой и ждать. В июне первые шесть крыш <a href="/projects/teak-house">Teak House</a> в Бераве простояли 72 часа под шестью сантиметрами воды, а независимый технадзор дважды в день осматривал потолки тепловизором.</p>
<p>Две крыши проверку не прошли. В обоих случаях вода просочилась у воронки, через участок размером с монету. Мембрану вокруг воронок вырезали, уложили заново с более широким воротником и еще раз испытали 72 часа — на этот раз без следов влаги. Такой же воротник затем поставили на остальных четырех и внесли в чертежи восьми следующих вилл. Работа заняла девять рабочих дней, этот запас в графике был.</p>
<p>Дальше у этих шести вилл — остекление и деревянные экраны, которым дома обязаны названием. Рейки сейчас сохнут в мастерской: мы ставим их, только когда влажность дерева опускается ниже 14\u00a0%, иначе в первый же сухой сезон их поведет.</p>
<p>Протоколы испытаний, в том числе двух неудачных, лежат в папке каждого покупателя. На гидроизоляцию действует гарантия пять лет.</p>`,
    },
    uk: {
      title: 'Перші шість дахів Teak House пройшли випробування водою',
      summary:
        'Шість пласких дахів простояли 72 години під шістьма сантиметрами води. Два протекли біля лійки, їх переробили й перевірили знову.',
      body: `<p>Для плаского даху в тропіках є одна чесна перевірка: закрити лійки, залити водою і чекати. У червні перші шість дахів <a href="/projects/teak-house">Teak House</a> у Бераві простояли 72 години під шістьма сантиметрами води, а незалежний технагляд двічі на день оглядав стелі тепловізором.</p>
<p>Два дахи перевірки не пройшли. В обох випадках вода просочилася біля лійки, крізь місце завбільшки з монету. Мембрану довкола лійок вирізали, наклали заново із ширшим коміром і ще раз випробували 72 години — цього разу без сліду вологи. Такий самий комір потім поставили на решті чотирьох і внесли в креслення восьми наступних вілл. Робота забрала дев’ять робочих днів, цей запас у графіку був.</p>
<p>Далі в цих шести вілл — скління та дерев’яні екрани, яким будинки завдячують назвою. Рейки зараз сохнуть у майстерні: ми ставимо їх лише тоді, коли вологість дерева опускається нижче 14%, інакше в перший же сухий сезон їх поведе.</p>
<p>Протоколи випробувань, зокрема двох невдалих, лежать у теці кожного покупця. На гідроізоляцію діє гарантія п’ять років.</p>`,
    },
  },
};
