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
};
