// How close one looks at a map: by buttons, keys, or two fingers; what no longer fits is scrolled, and its edges say so.

const STEPS = [1, 1.4, 2, 2.8];
const SLACK = 6; // pixels that nobody misses

export class Zoom {
  factor = $state(1);
  beyond = $state.raw({ down: false, right: false }); // where the map goes on

  get isClosest(): boolean {
    return this.factor >= STEPS.at(-1)!;
  }

  get isWhole(): boolean {
    return this.factor <= 1;
  }

  closer(): void {
    this.factor = STEPS.find((step) => step > this.factor + 0.01) ?? this.factor;
  }

  further(): void {
    this.factor = STEPS.findLast((step) => step < this.factor - 0.01) ?? 1;
  }

  /** Two fingers, or a wheel with the control key: the point between them stays where it is. */
  follow = (place: HTMLElement): (() => void) => {
    let apart = 0;
    let start = 1;
    const distance = ({ touches: [a, b] }: TouchEvent) => (a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0);
    const began = (event: TouchEvent) => {
      apart = distance(event);
      start = this.factor;
    };
    const moved = (event: TouchEvent) => {
      const now = distance(event);
      if (!now || !apart) return;
      event.preventDefault();
      const [a, b] = event.touches;
      this.#about(place, (a!.clientX + b!.clientX) / 2, (a!.clientY + b!.clientY) / 2, (start * now) / apart);
    };
    const wheeled = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.#about(place, event.clientX, event.clientY, this.factor * Math.exp(-event.deltaY / 200));
    };
    const looked = () => {
      const down = place.scrollTop + place.clientHeight < place.scrollHeight - SLACK;
      const right = place.scrollLeft + place.clientWidth < place.scrollWidth - SLACK;
      this.beyond = { down, right };
    };
    const sizes = new ResizeObserver(looked);
    const follow = () => [place, ...place.children].forEach((one) => sizes.observe(one));
    const contents = new MutationObserver(follow);
    contents.observe(place, { childList: true });
    follow();
    place.addEventListener('scroll', looked, { passive: true });
    place.addEventListener('touchstart', began, { passive: true });
    place.addEventListener('touchmove', moved, { passive: false });
    place.addEventListener('wheel', wheeled, { passive: false });
    return () => {
      sizes.disconnect();
      contents.disconnect();
      place.removeEventListener('scroll', looked);
      place.removeEventListener('touchstart', began);
      place.removeEventListener('touchmove', moved);
      place.removeEventListener('wheel', wheeled);
    };
  };

  #about(place: HTMLElement, x: number, y: number, wanted: number): void {
    const box = place.getBoundingClientRect();
    const before = this.factor;
    const [atX, atY] = [x - box.x + place.scrollLeft, y - box.y + place.scrollTop];
    this.factor = Math.min(STEPS.at(-1)!, Math.max(1, wanted));
    const by = this.factor / before - 1;
    requestAnimationFrame(() => place.scrollBy(atX * by, atY * by));
  }
}
