-- While the provider is asked for one payment of a person's, no second is begun. A time and no lock: a lock would hold a
-- connection for as long as the provider takes. It outlasts every try of the provider's client.
alter table private.payment_customers add column checkout_until timestamptz;
