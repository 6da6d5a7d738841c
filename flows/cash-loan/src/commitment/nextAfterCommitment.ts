/** Code of the commitment whose video is recorded on the commitment page itself. */
const OLD = 'old'

/**
 * The page after the commitment page, word for word as it is given: the confirm page for a required video of type 'old', the
 * page of the smart video for everything else (route.38, route.39). It reads the wrong way round (gap 8): `isSwapped`, from
 * the configuration, turns it.
 */
export const nextAfterCommitment = (
  isRequired: boolean,
  type: string | undefined,
  isSwapped = false,
): 'confirm' | 'smart' => ((isRequired && type === OLD) !== isSwapped ? 'confirm' : 'smart')
