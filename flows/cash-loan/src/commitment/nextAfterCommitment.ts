/** Code of the commitment whose video is recorded on the commitment page itself. */
const OLD = 'old'

// route.38, route.39, gap 8
/**
 * The page after the commitment page, word for word as it is given: the confirm page for a required video of type 'old', the
 * page of the smart video for everything else. It reads the wrong way round: `isSwapped`, from
 * the configuration, turns it.
 */
export const nextAfterCommitment = (
  isRequired: boolean,
  type: string | undefined,
  isSwapped = false,
): 'confirm' | 'smart' => ((isRequired && type === OLD) !== isSwapped ? 'confirm' : 'smart')
