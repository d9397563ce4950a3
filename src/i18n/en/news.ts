/** Notifications and offers, which appear above every screen (specification, chapter 2). */
export const news = {
  bell: 'Notifications',
  bell_unread: 'Notifications: %{smart_count} unread |||| Notifications: %{smart_count} unread',
  notices: 'Unread notifications',
  dismiss: 'Dismiss notification',
  more: '%{smart_count} more |||| %{smart_count} more',
  collapse: 'Show less',
  offers: 'Special offers',
  read_more: 'Read more',
  previous_offer: 'Previous offer',
  next_offer: 'Next offer',
  offers_unseen: 'Nobody sees special offers yet: no active company has them switched on.',
  offers_switch_on: "Switch them on in a company's settings",
  offer_readers:
    'While it is active, %{smart_count} company sees it. |||| While it is active, %{smart_count} companies see it.',
};
