// What belongs to no entry of its own: addresses, checksums, once, formats.
export { useOnOpen } from './once/useOnOpen.ts'
export { useOneAtATime, type OneAtATime } from './once/useOneAtATime.ts'
export { useOpenUrl } from './address/useOpenUrl.ts'
export { useScan } from './scan/useScan.ts'
export { copyText } from './clipboard/copyText.ts'
export { cardName, cardTail } from './formats.ts'
export { maskedPhone, shownMask } from './masks.ts'
