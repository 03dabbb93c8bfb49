// All that is wrong with how the page is laid out, in words; given the least sizes of letters, targets and touched targets.
([letters, target, touch]) => {
  const found = new Set();
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.unseen, title, option');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || !isSeen(one)) continue;
    const scale = one.ownerSVGElement ? Math.abs(one.getScreenCTM().a) : 1;
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    if (size < letters - 0.05) found.add(`letters of ${size.toFixed(1)} px: ${node.data.trim().slice(0, 30)}`);
  }

  const controls = [...document.querySelectorAll('button, select, summary')].filter((one) => isSeen(one) && !one.closest('[inert]'));
  for (const one of controls) {
    const { width, height, x, y } = one.getBoundingClientRect();
    const least = one.closest('p') ? target : touch;  // a word in a sentence
    const what = `${Math.round(width)}x${Math.round(height)}: ${one.outerHTML.slice(0, 110)}`;
    if (width && (width < least - 0.5 || height < least - 0.5)) found.add(`target of ${what}`);
    const isInSight = (at) => { const box = at.getBoundingClientRect();
      return x + width / 2 > box.left && x + width / 2 < box.right && y + height / 2 > box.top && y + height / 2 < box.bottom; };
    let frame = one.parentElement;
    while (frame && (getComputedStyle(frame).overflow === 'visible' || isInSight(frame))) frame = frame.parentElement;
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!frame && top && !one.contains(top) && !top.contains(one) && !top.closest('[role=dialog], dialog, .question, .toasts') && !document.querySelector('.question')) {
      found.add(`covered by ${top.outerHTML.slice(0, 60)}: ${what}`);
    }
  }

  const box = (one) => { const { left, right, top, bottom } = one.getBoundingClientRect();
    const slack = (bottom - top) * 0.18; return { left, right, top: top + slack, bottom: bottom - slack }; };
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2.5;
  const names = [...document.querySelectorAll('.map svg text')].filter(isSeen).map((one) => [one, box(one)]);
  const things = [...document.querySelectorAll('.map .house:not(.ghost), .map .buttons button')].filter(isSeen).map((one) => [one, box(one)]);
  names.forEach(([one, here], at) => {
    for (const [other, there] of [...names.slice(at + 1), ...things]) {
      if (meet(here, there)) found.add(`overlap on the map: ${one.textContent} and ${other.textContent || other.getAttribute('class')}`);
    }
  });

  for (const one of document.querySelectorAll('button, h1, h2, p, li, td, th, span')) {
    const style = getComputedStyle(one);
    if (!isSeen(one) || style.overflowX === 'visible' || style.overflowX === 'auto' || one.matches('.known, .stop, .counts > li, .name[title]')) continue;  // a title says the whole name
    if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth) found.add(`cut off: ${one.textContent.trim().slice(0, 40)} in ${one.className}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.add('the page scrolls sideways');
  return [...found];
}
