// Contacts and words shared by every page; the numbers and addresses are invented.
import type { DemoSettings } from '../types';

export const settings: DemoSettings = {
  phone: '+380445550142',
  email: 'hello@amara.example',
  whatsapp: 'https://wa.me/380445550142',
  telegram: 'https://t.me/amara_example',
  instagram: 'https://www.instagram.com/amara.example',
  youtube: 'https://www.youtube.com/@amara.example',
  latitude: 50.4497,
  longitude: 30.5168,
  share_image: 'flat-pool-dusk-5.jpg',
  leads_email: 'sales@amara.example',
  // The opening hours below, half an hour before closing left for the way out.
  meeting_hours: [
    ...['1', '2', '3', '4', '5'].map((day) => ({ day, from: '10:00', to: '18:30' })),
    { day: '6', from: '11:00', to: '15:30' },
  ],
  holidays: [{ date: '2026-12-25' }, { date: '2027-01-01' }],
  promo_enabled: true,
  promo_link: '/sales/early-bird-pavilion',
  promo_image: 'pitched-pool-dusk-2.jpg',
  translations: {
    en: {
      company_name: 'Amara',
      tagline: 'Island homes with the figures shown',
      address: '8 Klenova Street, Maple House, 4th floor, Kyiv',
      opening_hours: 'Monday to Friday 10:00–19:00, Saturday 11:00–16:00, Kyiv time',
      about:
        'We design, build and manage villas and apartments in Berawa, Canggu and Pererenan. Since 2017 we have delivered 64 villas and 118 apartments on 11.4 hectares.',
      promo_title: 'Five percent for those who come before the foundations',
      promo_text:
        'Until 28 February, villas whose foundations are not poured yet cost 5% less at the construction stage.',
      promo_button: 'See the terms',
    },
    ru: {
      company_name: 'Amara',
      tagline: 'Дома на острове и цифры без тумана',
      address: 'Киев, ул. Кленовая, 8, «Кленовый дом», 4-й этаж',
      opening_hours: 'Понедельник–пятница 10:00–19:00, суббота 11:00–16:00, время киевское',
      about:
        'Проектируем, строим виллы и апартаменты в Бераве, Чангу и Переренане и управляем ими. С 2017 года сдали 64 виллы и 118 апартаментов на 11,4 гектара.',
      promo_title: 'Пять процентов тем, кто пришел до фундамента',
      promo_text:
        'До 28 февраля виллы, под которые еще не залит фундамент, на этапе строительства дешевле на 5\u00a0%.',
      promo_button: 'Посмотреть условия',
    },
    uk: {
      company_name: 'Amara',
      tagline: 'Будинки на острові й цифри без туману',
      address: 'Київ, вул. Кленова, 8, «Кленовий дім», 4-й поверх',
      opening_hours: 'Понеділок–п’ятниця 10:00–19:00, субота 11:00–16:00, за київським часом',
      about:
        'Проєктуємо, будуємо вілли та апартаменти в Бераві, Чангу й Переренані та управляємо ними. Від 2017 року здали 64 вілли й 118 апартаментів на 11,4 гектара.',
      promo_title: 'П’ять відсотків тим, хто прийшов до фундаменту',
      promo_text:
        'До 28 лютого вілли, під які ще не залито фундамент, на етапі будівництва дешевші на 5%.',
      promo_button: 'Переглянути умови',
    },
  },
};
