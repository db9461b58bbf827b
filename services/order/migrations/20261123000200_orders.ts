import type { Knex } from '@pandex/platform/postgres/postgres'

/**
 * `holds_stock` and `holds_coupon` say what the order has taken and gives back when it times out. `tries` identifies the lease of the
 * sweeper. A payment is `main` when it paid the order, `extra` when the order was paid before, `wrong` when its amount differs.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table orders (
      id bigserial primary key,
      order_no text not null unique check (order_no ~ '^[0-9]{20}$'),
      user_id bigint not null,
      username text not null,
      request_id text not null,
      goods_id bigint not null references goods (id),
      goods_name text not null,
      price bigint not null check (price > 0),
      amount bigint not null check (amount between 1 and price),
      coupon_id bigint references coupons (id),
      coupon text not null default '',
      coin bigint not null check (coin >= 0),
      vip_days integer not null check (vip_days >= 0),
      pay_type text not null check (pay_type in ('alipay_face', 'manual')),
      status text not null default 'pending' check (status in ('pending', 'paid', 'finished', 'timeout')),
      holds_stock boolean not null default false,
      holds_coupon boolean not null default false,
      pay_url text not null default '',
      trade_no text not null default '',
      reference text not null default '',
      note text not null default '',
      received bigint not null default 0 check (received >= 0),
      refunded bigint not null default 0 check (refunded between 0 and received),
      expire_at timestamptz not null default now() + interval '2 hours',
      paid_at timestamptz,
      finished_at timestamptz,
      closed_at timestamptz,
      last_checked_at timestamptz,
      next_check_at timestamptz not null default now() + interval '20 seconds',
      leased_until timestamptz not null default now(),
      tries integer not null default 0,
      create_time timestamptz not null default now(),
      update_time timestamptz not null default now(),
      unique (user_id, request_id),
      check (status not in ('paid', 'finished') or paid_at is not null),
      check (status <> 'finished' or finished_at is not null)
    );
    create index orders_of_user on orders (user_id, id desc);
    create index orders_of_goods on orders (goods_id, id) include (paid_at);
    create index orders_of_coupon on orders (coupon_id, user_id) where coupon_id is not null;
    create index orders_created on orders (create_time);
    create index orders_paid on orders (paid_at) where paid_at is not null;
    create index orders_due on orders (next_check_at) where status in ('pending', 'paid');
    create index orders_number on orders (order_no text_pattern_ops);

    create table payments (
      id bigserial primary key,
      order_id bigint not null references orders (id),
      provider text not null check (provider in ('alipay_face', 'manual')),
      trade_no text not null check (trade_no <> ''),
      kind text not null check (kind in ('main', 'extra', 'wrong')),
      amount bigint not null check (amount > 0),
      paid_at timestamptz not null,
      unique (provider, trade_no)
    );
    create unique index payments_main on payments (order_id) where kind = 'main';
    create index payments_of_order on payments (order_id, id);
    create index payments_unexpected on payments (id) where kind <> 'main';
    create index payments_time on payments (paid_at);

    create table order_events (
      id bigserial primary key,
      order_id bigint not null references orders (id),
      kind text not null,
      text text not null,
      admin_id bigint not null default 0,
      create_time timestamptz not null default clock_timestamp()
    );
    create index order_events_of_order on order_events (order_id, id);

    create table notifications (
      id bigserial primary key,
      order_id bigint not null references orders (id),
      provider text not null,
      notify_id text not null,
      fields jsonb not null,
      create_time timestamptz not null default now(),
      unique (provider, notify_id)
    );
    create index notifications_of_order on notifications (order_id, id);

    create table order_actions (
      order_id bigint not null references orders (id),
      request_id text not null,
      create_time timestamptz not null default now(),
      primary key (order_id, request_id)
    );

    create table refunds (
      id bigserial primary key,
      order_id bigint not null references orders (id),
      payment_id bigint not null references payments (id),
      refund_no text not null unique,
      amount bigint not null check (amount > 0),
      status text not null default 'pending' check (status in ('pending', 'returned', 'done', 'failed')),
      asked_coin bigint not null check (asked_coin >= 0),
      asked_vip_days integer not null check (asked_vip_days >= 0),
      coin bigint not null default 0,
      vip_days integer not null default 0,
      missing_coin bigint not null default 0,
      missing_vip_days integer not null default 0,
      failure text not null default '',
      note text not null default '',
      admin_id bigint not null,
      returned_at timestamptz,
      next_try_at timestamptz not null default now() + interval '30 seconds',
      leased_until timestamptz not null default now() + interval '30 seconds',
      tries integer not null default 0,
      create_time timestamptz not null default now(),
      update_time timestamptz not null default now()
    );
    create index refunds_of_order on refunds (order_id, id);
    create index refunds_due on refunds (next_try_at) where status in ('pending', 'returned');
    create index refunds_failed on refunds (order_id) where status = 'failed';
    create index refunds_returned on refunds (returned_at) where returned_at is not null;

    create table differences (
      id bigserial primary key,
      kind text not null,
      order_no text not null,
      order_id bigint not null,
      text text not null,
      found_at timestamptz not null default now(),
      unique (kind, order_no)
    );
    create index differences_of_order on differences (order_no);

    create table reconciliation (
      id integer primary key check (id = 1),
      reconciled_at timestamptz not null
    );

    create table deleted_users (user_id bigint primary key);
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(
    `drop table deleted_users, reconciliation, differences, refunds, order_actions, notifications, order_events, payments, orders`,
  )
}
