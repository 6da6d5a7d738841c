/** Every motion has come to its end: pictures and contrast checks must not meet one half way. */
export async function settled(): Promise<void> {
  const running = document
    .getAnimations()
    .filter((each) => each.effect?.getComputedTiming().iterations !== Infinity)
  await Promise.all(running.map((each) => each.finished.catch(() => undefined)))
}
