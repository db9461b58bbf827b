// Original file: protos/pandex/order/v1/order.proto


export interface ReferenceRequest {
  'order_no'?: (string);
  'reference'?: (string);
}

export interface ReferenceRequest__Output {
  'order_no': (string);
  'reference': (string);
}
