/** Everything that the product keeps in the browser, by key: the one list of it. A journey that leaves another key fails. */
export const STORED = [
  {
    key: 'koo_session',
    in: 'local',
    holds: 'token, id of the customer, end of the session; or that they have signed out',
  },
  { key: 'koo_tab_customer', in: 'tab', holds: 'id of the customer to whom the notes of this tab belong' },
  { key: 'koo_device_id', in: 'local', holds: 'a random id of this browser' },
  { key: 'koo_source_id', in: 'local', holds: 'where the customer came from, at most six digits' },
  {
    key: 'koo_events',
    in: 'local',
    holds: 'events that analytics has not confirmed; codes only, at most 200',
  },
  { key: 'koo_config', in: 'tab', holds: 'the configuration of the product, and the id of its customer' },
  { key: 'koo_place_agreed', in: 'local', holds: 'the id of the customer who has let a page find them' },
  { key: 'koo_theme', in: 'local', holds: 'the theme that was chosen' },
  { key: 'koo_brand', in: 'tab', holds: 'the brand of the partner through whose flow this visit came' },
  { key: 'tenantId', in: 'tab', holds: 'of the link of this visit' },
  { key: 'entryId', in: 'tab', holds: 'of the link of this visit' },
  { key: 'tenantId', in: 'local', holds: 'left by other pages of the product' },
  { key: 'entryId', in: 'local', holds: 'left by other pages of the product' },
  { key: 'draft_information', in: 'local', holds: 'what was typed; a day, for its customer, no secrets' },
  {
    key: 'draft_profile',
    in: 'local',
    holds: 'one field of the personal data as typed, or an address; a day, for its customer',
  },
  {
    key: 'draft_identity',
    in: 'local',
    holds: 'the name that was typed; a day, for its customer, no number',
  },
  {
    key: 'draft_journey',
    in: 'local',
    holds: 'codes of the stages of an application that were shown; a day, for their customer',
  },
  {
    key: 'draft_merchant_booking',
    in: 'local',
    holds: 'what was typed into the booking of a visit; a day, for its customer',
  },
  {
    key: 'draft_address',
    in: 'local',
    holds: 'an address as it was typed, one for each that is changed; a day, for their customer',
  },
  {
    key: 'draft_complaint',
    in: 'local',
    holds: 'the text of a complaint and how to reach its customer; a day, no pictures',
  },
  { key: 'draft_feedback', in: 'local', holds: 'kind and text of a feedback; a day, for its customer' },
  {
    key: 'draft_top_up_phone',
    in: 'local',
    holds: 'the number that is topped up, its article and coupon; a day, for its customer',
  },
  { key: 'draft_top_up_video', in: 'local', holds: 'the same of a video membership' },
  { key: 'draft_top_up_qq', in: 'local', holds: 'the same of QQ' },
  { key: 'draft_contacts_partner', in: 'tab', holds: 'contacts that were typed, for their customer' },
  { key: 'draft_contacts_own', in: 'tab', holds: 'the same of the customer’s own form' },
  {
    key: 'draft_id_photos',
    in: 'tab',
    holds: 'name and validity as read on the card and as corrected, for their customer; no number, no photo',
  },
  {
    key: 'draft_merchant_order',
    in: 'local',
    holds: 'a shop, its address and who is asked about it, as typed; a day, for their customer',
  },
  {
    key: 'draft_merchant_amount',
    in: 'local',
    holds: 'the amount that was typed for an application of a shop; a day, for its customer',
  },
  {
    key: 'serial',
    in: 'tab',
    holds:
      'serial numbers of writes without a known outcome, each with 16 bits of its request; a day, for their customer',
  },
  { key: 'pay_attempt', in: 'local', holds: 'the serial number of an open payment, and its order' },
  { key: 'pay_lock', in: 'local', holds: 'which tab pays, for browsers without locks' },
  { key: 'loan_cash_serial_no', in: 'local', holds: 'the serial number of an open application' },
  { key: 'loan_cash_publish_lock', in: 'local', holds: 'which tab sends, for browsers without locks' },
  { key: 'koo_session_reloaded', in: 'tab', holds: 'when the page was reloaded for a session that ended' },
  { key: 'koo_oauth_state', in: 'tab', holds: 'a random text that was sent to the messenger, and when' },
  {
    key: 'koo_hops',
    in: 'tab',
    holds: 'when the server was asked where the customer is, without a page in between',
  },
  { key: 'koo_sign_ins', in: 'tab', holds: 'when the app or messenger was last asked for a sign-in' },
  { key: 'flow.trail', in: 'tab', holds: 'addresses of this app that were visited in this tab' },
  { key: 'koo_partner', in: 'tab', holds: 'id of the customer whom a partner has signed in in this tab' },
  { key: 'partner_refusal', in: 'tab', holds: 'the server’s reason for refusing a credential' },
  { key: 'credit_auth_consent', in: 'tab', holds: 'which agreements of the application were agreed to' },
  { key: 'dzl_consent', in: 'tab', holds: 'that the agreement of the dzl product was recorded' },
  { key: 'breakDirectly_consent', in: 'tab', holds: 'that the agreements of break-directly were recorded' },
  {
    key: 'top_up_order',
    in: 'tab',
    holds:
      'the last top-up that waits for its payment: checksum of what was chosen, number, cashier, for its customer',
  },
  { key: 'membership_order', in: 'tab', holds: 'the same of a membership' },
  { key: 'cards_before', in: 'tab', holds: 'ids of the bank cards before another one was added' },
  { key: 'agree_read', in: 'tab', holds: 'addresses of the agreements that were opened' },
  {
    key: 'account_closing',
    in: 'tab',
    holds: 'that the account was closed, or that its closing got no reply, for its customer',
  },
  { key: 'wechat_left', in: 'tab', holds: 'that WeChat’s page was opened' },
  {
    key: 'after_loan_left',
    in: 'tab',
    holds: 'that the signing of a loan was opened, and the id of its listing',
  },
  { key: 'list_place', in: 'tab', holds: 'the row that was in view in a list, by list' },
  { key: 'bind_card_left', in: 'tab', holds: 'that the bank’s page was opened' },
  { key: 'cash_loan_draft', in: 'tab', holds: 'amount, periods, card and use of the loan form' },
  { key: 'cash_loan_consent', in: 'tab', holds: 'which agreements were recorded as agreed to' },
  { key: 'merchant_loan_draft', in: 'tab', holds: 'amount, periods, card and use of a merchant’s loan form' },
  { key: 'merchant_loan_consent', in: 'tab', holds: 'the same of its agreements' },
  { key: 'lead_loan_draft', in: 'tab', holds: 'the same for a loan of the partner lender' },
  { key: 'lead_loan_consent', in: 'tab', holds: 'which of its agreements were recorded as agreed to' },
  { key: 'staff_loan_draft', in: 'tab', holds: 'the same for a staff loan' },
  { key: 'staff_loan_consent', in: 'tab', holds: 'which of its agreements were recorded as agreed to' },
  {
    key: 'loan_popups',
    in: 'tab',
    holds: 'names of the pop-ups that this visit has seen, and the id of its customer',
  },
  { key: 'one_click_consent', in: 'tab', holds: 'the same for a one-click loan' },
  {
    key: 'one_click_pending',
    in: 'tab',
    holds: 'amount, coupon and use of a one-click loan, ids of the offer',
  },
  { key: 'cards_before', in: 'tab', holds: 'ids of the bank cards before another one was added' },
  { key: 'agree_read', in: 'tab', holds: 'addresses of the agreements that were opened' },
  {
    key: 'react-router-scroll-positions',
    in: 'tab',
    holds: 'how far each entry of the history was scrolled',
  },
  { key: 'commitment_video', in: 'tab', holds: 'how often a commitment video failed, and where' },
  { key: 'leadChosenCoupon', in: 'tab', holds: 'the same of the partner lender’s coupons' },
  { key: 'chosenCoupon', in: 'tab', holds: 'ids of the coupons that were chosen' },
  { key: 'maxLimitAmount', in: 'tab', holds: 'the amount to which a lender has lowered a loan' },
  { key: 'code_login', in: 'tab', holds: 'that a code was sent, the number masked' },
  { key: 'code_sign', in: 'tab', holds: 'that a code was sent, the number masked' },
  { key: 'code_merchant', in: 'tab', holds: 'that a code was sent, the number masked' },
  { key: 'code_autopay', in: 'tab', holds: 'that a code was sent, the number masked' },
  { key: 'code_change_mobile', in: 'tab', holds: 'that a code was sent, the number masked' },
  { key: 'code_close_account', in: 'tab', holds: 'that a code was sent, the number masked' },
  { key: 'code_export', in: 'tab', holds: 'that a code was sent, the number masked' },
  { key: 'code_credit_card', in: 'tab', holds: 'that a code was sent, the number masked' },
  { key: 'result_notify_closed', in: 'tab', holds: 'that the invitation to notifications was closed' },
] as const satisfies readonly { key: string; in: 'local' | 'tab'; holds: string }[]

export type StoredIn = (typeof STORED)[number]['in']

/** The browser's name of a place. */
export const STORAGES = { local: 'localStorage', tab: 'sessionStorage' } as const satisfies Record<
  StoredIn,
  'localStorage' | 'sessionStorage'
>

/** A key of the list, also one of a single customer or list: `loan_cash_serial_no.U1`. */
export const isKnownKey = (place: StoredIn, key: string): boolean =>
  STORED.some((entry) => entry.in === place && (key === entry.key || key.startsWith(`${entry.key}.`)))
