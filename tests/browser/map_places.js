// Where all that has its place on the map lies on the screen, once it lies still.
async () => {
  const look = () => [...document.querySelectorAll('.map .seal, .map .spot text, .map .province, .map svg [data-region]')].map((one) => {
    const { x, y, width } = one.getBoundingClientRect();
    return [one.dataset.region ?? one.textContent, ...[x, y, width].map(Math.round)].join(' ');
  });
  for (let last = '', alike = 0; alike < 5; ) {  // a layout that follows its room needs a moment
    await new Promise(requestAnimationFrame);
    const now = JSON.stringify(look());
    alike = now === last ? alike + 1 : 0;
    last = now;
  }
  return look();
}
