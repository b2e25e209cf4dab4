// No Ukrainian translation, as the project itself.
import type { DemoPost } from '../../types';

export const mangroveLaneFloodTest: DemoPost = {
  slug: 'mangrove-lane-flood-test',
  status: 'published',
  kind: 'news',
  published_at: '2026-08-06',
  image: 'flat-golden-6.jpg',
  translations: {
    en: {
      title: 'Mangrove Lane: we flooded our own lane',
      summary:
        'Eight water tankers, forty cubic metres in one hour: how the drain and its pump behaved, and why there is now a second pump.',
      body: `<p><a href="/projects/mangrove-lane">Mangrove Lane</a> in Canggu lies by a stream. In February 2024, before we bought the plot, the water there stood 60 centimetres above the bank. The floors of the villas are 1.1 metres above it, but people also have to get home, so the lane has a drain of its own with a pump.</p>
<p>On 29 July, in the driest week of the year, we asked eight tankers to empty 40 cubic metres into the lane within an hour. That is a little more than the hardest hour of rain in the last ten years.</p>
<h2>What we saw</h2>
<ul>
<li>The pump started on time and kept the water below seven centimetres.</li>
<li>After 38 minutes leaves blocked the grating, and the level rose to 16 centimetres before a gardener cleared it.</li>
<li>When we switched off the mains, the pump stopped. The generator had been connected to the lamps only.</li>
</ul>
<h2>What we changed</h2>
<p>There are now two gratings, one behind the other, a second pump with its own float switch, and both are on the generator. It cost $11,400 and is paid for by the company. The date of hand-over does not change. The test will be repeated in January, in real rain, and owners are invited.</p>`,
    },
    ru: {
      title: 'Mangrove Lane: как мы затопили собственный проезд',
      summary:
        'Восемь водовозов, сорок кубометров за час: как справились дренаж и насос и почему насосов теперь два.',
      body: `<p><a href="/projects/mangrove-lane">Mangrove Lane</a> в Чангу стоит у ручья. В феврале 2024 года, еще до покупки участка, вода поднималась здесь на 60 сантиметров выше берега. Полы вилл подняты над берегом на 1,1 метра, но людям нужно еще и добраться до дома, поэтому у проезда свой дренаж с насосом.</p>
<p>29 июля, в самую сухую неделю года, мы попросили восемь водовозов за час вылить в проезд 40 кубометров воды. Это немного больше, чем выпало за самый дождливый час последних десяти лет.</p>
<h2>Что мы увидели</h2>
<ul>
<li>Насос включился вовремя и держал воду ниже семи сантиметров.</li>
<li>Через 38 минут решетку забили листья, и, пока садовник ее расчищал, вода поднялась до 16 сантиметров.</li>
<li>Когда мы отключили сеть, насос остановился: к генератору были подключены только фонари.</li>
</ul>
<h2>Что изменили</h2>
<p>Теперь решеток две, одна за другой, появился второй насос со своим поплавковым выключателем, и оба запитаны от генератора. Это стоило 11 400 долларов, заплатила компания. Срок сдачи не меняется. В январе повторим испытание под настоящим дождем и приглашаем на него собственников.</p>`,
    },
  },
};
