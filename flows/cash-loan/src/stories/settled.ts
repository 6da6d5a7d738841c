/** Waits until all animations have ended, so that pictures and contrast checks are stable. */
export async function settled(): Promise<void> {
  const running = document
    .getAnimations()
    .filter((each) => each.effect?.getComputedTiming().iterations !== Infinity)
  await Promise.all(running.map((each) => each.finished.catch(() => undefined)))
}
