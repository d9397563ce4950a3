/** The server's texts about companies, staff and tokens. */
export const companiesEn = {
  no_chief: 'This company has no manager',
  not_in_preset: 'This set of views has no such view',
  attached_already: 'This company belongs to another one already',
  not_attached: 'This is not one of its sub-companies',
  company_circle: 'A company cannot belong to itself or to one of its sub-companies',
  photo_manager_stays: 'A photo manager without a company stays a photo manager',
  chief_stays: 'The manager of a company stays its manager',
  own_account: 'You cannot block yourself',
  operator_not_viewed: 'The product cannot be viewed as another operator',
  blocked_not_viewed: 'This person is blocked and sees nothing',
  not_enough_credits: 'The company has {credits} credits',
  token_used: 'A token that was used cannot be deleted',

  mail_welcome_subject: 'Welcome to {product}',
  mail_welcome_text:
    'Hello {name},\n\nan account for {product} was made for you. Choose your password here within {days} days:\n\n{link}\n\nAfterwards you can sign in with this e-mail address.\n',
};
