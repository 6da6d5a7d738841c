/** `cardType` of a card of a local bank. */
const LOCAL = 4

/** The merchant whose customers see no logos of banks. */
const NO_LOGO_MERCHANT = 'koo'

// spec 3, 9
/** Whether this is the card of a local bank, which not every loan takes. */
export const isLocalCard = ({ cardType }: { cardType?: number | null | undefined }): boolean =>
  cardType === LOCAL

// spec 7
/** Whether logos of banks are shown. None is loaded until the merchant is known. */
export const showsBankLogos = (merchant: string | null | undefined): boolean =>
  merchant !== null && merchant !== undefined && merchant !== NO_LOGO_MERCHANT
