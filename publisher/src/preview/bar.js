// Runs in the pages of the preview: loads them again when a newer build is there, keeps forms still.
(() => {
  const bar = document.getElementById('preview-bar');
  if (!bar) return;
  const { build, events, rendering, failed, noForms } = bar.dataset;
  const message = bar.querySelector('[data-message]');
  const say = (text) => {
    message.textContent = text;
  };
  const source = new EventSource(events);
  source.addEventListener('message', (event) => {
    const news = JSON.parse(event.data);
    if (news.state === 'building') say(rendering);
    else if (news.state === 'failed') say(`${failed} ${news.error}`);
    else if (news.build !== build) window.location.reload();
    else say('');
  });
  // A form would reach the sales team: in the preview none does.
  document.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      say(noForms);
    },
    true,
  );
})();
