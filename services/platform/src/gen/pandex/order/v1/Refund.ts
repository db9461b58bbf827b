// Original file: protos/pandex/order/v1/order.proto

import type { Long } from '@grpc/proto-loader';

export interface Refund {
  'id'?: (number | string | Long);
  'amount'?: (number | string | Long);
  'status'?: (string);
  'coin'?: (number | string | Long);
  'vip_days'?: (number | string | Long);
  'missing_coin'?: (number | string | Long);
  'missing_vip_days'?: (number | string | Long);
  'failure'?: (string);
  'note'?: (string);
  'admin_id'?: (number | string | Long);
  'create_time'?: (string);
  'update_time'?: (string);
}

export interface Refund__Output {
  'id': (number);
  'amount': (number);
  'status': (string);
  'coin': (number);
  'vip_days': (number);
  'missing_coin': (number);
  'missing_vip_days': (number);
  'failure': (string);
  'note': (string);
  'admin_id': (number);
  'create_time': (string);
  'update_time': (string);
}
