// Original file: protos/pandex/order/v1/order.proto


export interface OrderWork {
  'unpaid'?: (number);
  'waiting'?: (number);
  'failed_refunds'?: (number);
  'differences'?: (number);
  'reconciled_at'?: (string);
}

export interface OrderWork__Output {
  'unpaid': (number);
  'waiting': (number);
  'failed_refunds': (number);
  'differences': (number);
  'reconciled_at': (string);
}
