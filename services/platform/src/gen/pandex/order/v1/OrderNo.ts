// Original file: protos/pandex/order/v1/order.proto


export interface OrderNo {
  'order_no'?: (string);
}

export interface OrderNo__Output {
  'order_no': (string);
}
