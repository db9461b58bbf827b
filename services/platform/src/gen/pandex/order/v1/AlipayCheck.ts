// Original file: protos/pandex/order/v1/order.proto


export interface AlipayCheck {
  'name'?: (string);
  'ok'?: (boolean);
  'message'?: (string);
}

export interface AlipayCheck__Output {
  'name': (string);
  'ok': (boolean);
  'message': (string);
}
