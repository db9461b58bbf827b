// Original file: protos/pandex/order/v1/order.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { BuildAlipayReply as _pandex_order_v1_BuildAlipayReply, BuildAlipayReply__Output as _pandex_order_v1_BuildAlipayReply__Output } from '../../../pandex/order/v1/BuildAlipayReply.ts';
import type { BulkReply as _pandex_common_v1_BulkReply, BulkReply__Output as _pandex_common_v1_BulkReply__Output } from '../../../pandex/common/v1/BulkReply.ts';
import type { Coupon as _pandex_order_v1_Coupon, Coupon__Output as _pandex_order_v1_Coupon__Output } from '../../../pandex/order/v1/Coupon.ts';
import type { CouponList as _pandex_order_v1_CouponList, CouponList__Output as _pandex_order_v1_CouponList__Output } from '../../../pandex/order/v1/CouponList.ts';
import type { CreateCouponRequest as _pandex_order_v1_CreateCouponRequest, CreateCouponRequest__Output as _pandex_order_v1_CreateCouponRequest__Output } from '../../../pandex/order/v1/CreateCouponRequest.ts';
import type { CreateGoodsRequest as _pandex_order_v1_CreateGoodsRequest, CreateGoodsRequest__Output as _pandex_order_v1_CreateGoodsRequest__Output } from '../../../pandex/order/v1/CreateGoodsRequest.ts';
import type { CreateOrderRequest as _pandex_order_v1_CreateOrderRequest, CreateOrderRequest__Output as _pandex_order_v1_CreateOrderRequest__Output } from '../../../pandex/order/v1/CreateOrderRequest.ts';
import type { DifferenceList as _pandex_order_v1_DifferenceList, DifferenceList__Output as _pandex_order_v1_DifferenceList__Output } from '../../../pandex/order/v1/DifferenceList.ts';
import type { Empty as _pandex_common_v1_Empty, Empty__Output as _pandex_common_v1_Empty__Output } from '../../../pandex/common/v1/Empty.ts';
import type { Goods as _pandex_order_v1_Goods, Goods__Output as _pandex_order_v1_Goods__Output } from '../../../pandex/order/v1/Goods.ts';
import type { GoodsList as _pandex_order_v1_GoodsList, GoodsList__Output as _pandex_order_v1_GoodsList__Output } from '../../../pandex/order/v1/GoodsList.ts';
import type { Ids as _pandex_common_v1_Ids, Ids__Output as _pandex_common_v1_Ids__Output } from '../../../pandex/common/v1/Ids.ts';
import type { ListCouponsRequest as _pandex_order_v1_ListCouponsRequest, ListCouponsRequest__Output as _pandex_order_v1_ListCouponsRequest__Output } from '../../../pandex/order/v1/ListCouponsRequest.ts';
import type { ListDifferencesRequest as _pandex_order_v1_ListDifferencesRequest, ListDifferencesRequest__Output as _pandex_order_v1_ListDifferencesRequest__Output } from '../../../pandex/order/v1/ListDifferencesRequest.ts';
import type { ListGoodsRequest as _pandex_order_v1_ListGoodsRequest, ListGoodsRequest__Output as _pandex_order_v1_ListGoodsRequest__Output } from '../../../pandex/order/v1/ListGoodsRequest.ts';
import type { ListOrdersRequest as _pandex_order_v1_ListOrdersRequest, ListOrdersRequest__Output as _pandex_order_v1_ListOrdersRequest__Output } from '../../../pandex/order/v1/ListOrdersRequest.ts';
import type { ListOwnOrdersRequest as _pandex_order_v1_ListOwnOrdersRequest, ListOwnOrdersRequest__Output as _pandex_order_v1_ListOwnOrdersRequest__Output } from '../../../pandex/order/v1/ListOwnOrdersRequest.ts';
import type { Notification as _pandex_order_v1_Notification, Notification__Output as _pandex_order_v1_Notification__Output } from '../../../pandex/order/v1/Notification.ts';
import type { NotificationReply as _pandex_order_v1_NotificationReply, NotificationReply__Output as _pandex_order_v1_NotificationReply__Output } from '../../../pandex/order/v1/NotificationReply.ts';
import type { Order as _pandex_order_v1_Order, Order__Output as _pandex_order_v1_Order__Output } from '../../../pandex/order/v1/Order.ts';
import type { OrderDetails as _pandex_order_v1_OrderDetails, OrderDetails__Output as _pandex_order_v1_OrderDetails__Output } from '../../../pandex/order/v1/OrderDetails.ts';
import type { OrderId as _pandex_order_v1_OrderId, OrderId__Output as _pandex_order_v1_OrderId__Output } from '../../../pandex/order/v1/OrderId.ts';
import type { OrderList as _pandex_order_v1_OrderList, OrderList__Output as _pandex_order_v1_OrderList__Output } from '../../../pandex/order/v1/OrderList.ts';
import type { OrderNo as _pandex_order_v1_OrderNo, OrderNo__Output as _pandex_order_v1_OrderNo__Output } from '../../../pandex/order/v1/OrderNo.ts';
import type { OrderPayment as _pandex_order_v1_OrderPayment, OrderPayment__Output as _pandex_order_v1_OrderPayment__Output } from '../../../pandex/order/v1/OrderPayment.ts';
import type { OrderSeries as _pandex_order_v1_OrderSeries, OrderSeries__Output as _pandex_order_v1_OrderSeries__Output } from '../../../pandex/order/v1/OrderSeries.ts';
import type { OrderState as _pandex_order_v1_OrderState, OrderState__Output as _pandex_order_v1_OrderState__Output } from '../../../pandex/order/v1/OrderState.ts';
import type { OrderWork as _pandex_order_v1_OrderWork, OrderWork__Output as _pandex_order_v1_OrderWork__Output } from '../../../pandex/order/v1/OrderWork.ts';
import type { OwnOrderList as _pandex_order_v1_OwnOrderList, OwnOrderList__Output as _pandex_order_v1_OwnOrderList__Output } from '../../../pandex/order/v1/OwnOrderList.ts';
import type { Price as _pandex_order_v1_Price, Price__Output as _pandex_order_v1_Price__Output } from '../../../pandex/order/v1/Price.ts';
import type { PriceRequest as _pandex_order_v1_PriceRequest, PriceRequest__Output as _pandex_order_v1_PriceRequest__Output } from '../../../pandex/order/v1/PriceRequest.ts';
import type { ReferenceRequest as _pandex_order_v1_ReferenceRequest, ReferenceRequest__Output as _pandex_order_v1_ReferenceRequest__Output } from '../../../pandex/order/v1/ReferenceRequest.ts';
import type { SeriesRequest as _pandex_common_v1_SeriesRequest, SeriesRequest__Output as _pandex_common_v1_SeriesRequest__Output } from '../../../pandex/common/v1/SeriesRequest.ts';
import type { ServiceStatus as _pandex_common_v1_ServiceStatus, ServiceStatus__Output as _pandex_common_v1_ServiceStatus__Output } from '../../../pandex/common/v1/ServiceStatus.ts';
import type { ShopGoodsList as _pandex_order_v1_ShopGoodsList, ShopGoodsList__Output as _pandex_order_v1_ShopGoodsList__Output } from '../../../pandex/order/v1/ShopGoodsList.ts';
import type { TestSettingReply as _pandex_common_v1_TestSettingReply, TestSettingReply__Output as _pandex_common_v1_TestSettingReply__Output } from '../../../pandex/common/v1/TestSettingReply.ts';
import type { TestSettingRequest as _pandex_common_v1_TestSettingRequest, TestSettingRequest__Output as _pandex_common_v1_TestSettingRequest__Output } from '../../../pandex/common/v1/TestSettingRequest.ts';
import type { UpdateCouponRequest as _pandex_order_v1_UpdateCouponRequest, UpdateCouponRequest__Output as _pandex_order_v1_UpdateCouponRequest__Output } from '../../../pandex/order/v1/UpdateCouponRequest.ts';
import type { UpdateGoodsRequest as _pandex_order_v1_UpdateGoodsRequest, UpdateGoodsRequest__Output as _pandex_order_v1_UpdateGoodsRequest__Output } from '../../../pandex/order/v1/UpdateGoodsRequest.ts';
import type { UpdateOrderRequest as _pandex_order_v1_UpdateOrderRequest, UpdateOrderRequest__Output as _pandex_order_v1_UpdateOrderRequest__Output } from '../../../pandex/order/v1/UpdateOrderRequest.ts';

export interface OrderServiceClient extends grpc.Client {
  BuildAlipay(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_BuildAlipayReply__Output>): grpc.ClientUnaryCall;
  BuildAlipay(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_BuildAlipayReply__Output>): grpc.ClientUnaryCall;
  BuildAlipay(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_BuildAlipayReply__Output>): grpc.ClientUnaryCall;
  BuildAlipay(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_order_v1_BuildAlipayReply__Output>): grpc.ClientUnaryCall;
  buildAlipay(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_BuildAlipayReply__Output>): grpc.ClientUnaryCall;
  buildAlipay(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_BuildAlipayReply__Output>): grpc.ClientUnaryCall;
  buildAlipay(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_BuildAlipayReply__Output>): grpc.ClientUnaryCall;
  buildAlipay(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_order_v1_BuildAlipayReply__Output>): grpc.ClientUnaryCall;
  
  CancelOrder(argument: _pandex_order_v1_OrderNo, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderState__Output>): grpc.ClientUnaryCall;
  CancelOrder(argument: _pandex_order_v1_OrderNo, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_OrderState__Output>): grpc.ClientUnaryCall;
  CancelOrder(argument: _pandex_order_v1_OrderNo, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderState__Output>): grpc.ClientUnaryCall;
  CancelOrder(argument: _pandex_order_v1_OrderNo, callback: grpc.requestCallback<_pandex_order_v1_OrderState__Output>): grpc.ClientUnaryCall;
  cancelOrder(argument: _pandex_order_v1_OrderNo, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderState__Output>): grpc.ClientUnaryCall;
  cancelOrder(argument: _pandex_order_v1_OrderNo, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_OrderState__Output>): grpc.ClientUnaryCall;
  cancelOrder(argument: _pandex_order_v1_OrderNo, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderState__Output>): grpc.ClientUnaryCall;
  cancelOrder(argument: _pandex_order_v1_OrderNo, callback: grpc.requestCallback<_pandex_order_v1_OrderState__Output>): grpc.ClientUnaryCall;
  
  CheckOrder(argument: _pandex_order_v1_OrderNo, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderState__Output>): grpc.ClientUnaryCall;
  CheckOrder(argument: _pandex_order_v1_OrderNo, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_OrderState__Output>): grpc.ClientUnaryCall;
  CheckOrder(argument: _pandex_order_v1_OrderNo, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderState__Output>): grpc.ClientUnaryCall;
  CheckOrder(argument: _pandex_order_v1_OrderNo, callback: grpc.requestCallback<_pandex_order_v1_OrderState__Output>): grpc.ClientUnaryCall;
  checkOrder(argument: _pandex_order_v1_OrderNo, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderState__Output>): grpc.ClientUnaryCall;
  checkOrder(argument: _pandex_order_v1_OrderNo, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_OrderState__Output>): grpc.ClientUnaryCall;
  checkOrder(argument: _pandex_order_v1_OrderNo, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderState__Output>): grpc.ClientUnaryCall;
  checkOrder(argument: _pandex_order_v1_OrderNo, callback: grpc.requestCallback<_pandex_order_v1_OrderState__Output>): grpc.ClientUnaryCall;
  
  CountWork(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderWork__Output>): grpc.ClientUnaryCall;
  CountWork(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_OrderWork__Output>): grpc.ClientUnaryCall;
  CountWork(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderWork__Output>): grpc.ClientUnaryCall;
  CountWork(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_order_v1_OrderWork__Output>): grpc.ClientUnaryCall;
  countWork(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderWork__Output>): grpc.ClientUnaryCall;
  countWork(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_OrderWork__Output>): grpc.ClientUnaryCall;
  countWork(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderWork__Output>): grpc.ClientUnaryCall;
  countWork(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_order_v1_OrderWork__Output>): grpc.ClientUnaryCall;
  
  CreateCoupon(argument: _pandex_order_v1_CreateCouponRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_Coupon__Output>): grpc.ClientUnaryCall;
  CreateCoupon(argument: _pandex_order_v1_CreateCouponRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_Coupon__Output>): grpc.ClientUnaryCall;
  CreateCoupon(argument: _pandex_order_v1_CreateCouponRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_Coupon__Output>): grpc.ClientUnaryCall;
  CreateCoupon(argument: _pandex_order_v1_CreateCouponRequest, callback: grpc.requestCallback<_pandex_order_v1_Coupon__Output>): grpc.ClientUnaryCall;
  createCoupon(argument: _pandex_order_v1_CreateCouponRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_Coupon__Output>): grpc.ClientUnaryCall;
  createCoupon(argument: _pandex_order_v1_CreateCouponRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_Coupon__Output>): grpc.ClientUnaryCall;
  createCoupon(argument: _pandex_order_v1_CreateCouponRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_Coupon__Output>): grpc.ClientUnaryCall;
  createCoupon(argument: _pandex_order_v1_CreateCouponRequest, callback: grpc.requestCallback<_pandex_order_v1_Coupon__Output>): grpc.ClientUnaryCall;
  
  CreateGoods(argument: _pandex_order_v1_CreateGoodsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_Goods__Output>): grpc.ClientUnaryCall;
  CreateGoods(argument: _pandex_order_v1_CreateGoodsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_Goods__Output>): grpc.ClientUnaryCall;
  CreateGoods(argument: _pandex_order_v1_CreateGoodsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_Goods__Output>): grpc.ClientUnaryCall;
  CreateGoods(argument: _pandex_order_v1_CreateGoodsRequest, callback: grpc.requestCallback<_pandex_order_v1_Goods__Output>): grpc.ClientUnaryCall;
  createGoods(argument: _pandex_order_v1_CreateGoodsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_Goods__Output>): grpc.ClientUnaryCall;
  createGoods(argument: _pandex_order_v1_CreateGoodsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_Goods__Output>): grpc.ClientUnaryCall;
  createGoods(argument: _pandex_order_v1_CreateGoodsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_Goods__Output>): grpc.ClientUnaryCall;
  createGoods(argument: _pandex_order_v1_CreateGoodsRequest, callback: grpc.requestCallback<_pandex_order_v1_Goods__Output>): grpc.ClientUnaryCall;
  
  CreateOrder(argument: _pandex_order_v1_CreateOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderPayment__Output>): grpc.ClientUnaryCall;
  CreateOrder(argument: _pandex_order_v1_CreateOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_OrderPayment__Output>): grpc.ClientUnaryCall;
  CreateOrder(argument: _pandex_order_v1_CreateOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderPayment__Output>): grpc.ClientUnaryCall;
  CreateOrder(argument: _pandex_order_v1_CreateOrderRequest, callback: grpc.requestCallback<_pandex_order_v1_OrderPayment__Output>): grpc.ClientUnaryCall;
  createOrder(argument: _pandex_order_v1_CreateOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderPayment__Output>): grpc.ClientUnaryCall;
  createOrder(argument: _pandex_order_v1_CreateOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_OrderPayment__Output>): grpc.ClientUnaryCall;
  createOrder(argument: _pandex_order_v1_CreateOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderPayment__Output>): grpc.ClientUnaryCall;
  createOrder(argument: _pandex_order_v1_CreateOrderRequest, callback: grpc.requestCallback<_pandex_order_v1_OrderPayment__Output>): grpc.ClientUnaryCall;
  
  DeleteCoupons(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteCoupons(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteCoupons(argument: _pandex_common_v1_Ids, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteCoupons(argument: _pandex_common_v1_Ids, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteCoupons(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteCoupons(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteCoupons(argument: _pandex_common_v1_Ids, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteCoupons(argument: _pandex_common_v1_Ids, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  
  DeleteGoods(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteGoods(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteGoods(argument: _pandex_common_v1_Ids, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteGoods(argument: _pandex_common_v1_Ids, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteGoods(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteGoods(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteGoods(argument: _pandex_common_v1_Ids, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteGoods(argument: _pandex_common_v1_Ids, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  
  FindPrice(argument: _pandex_order_v1_PriceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_Price__Output>): grpc.ClientUnaryCall;
  FindPrice(argument: _pandex_order_v1_PriceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_Price__Output>): grpc.ClientUnaryCall;
  FindPrice(argument: _pandex_order_v1_PriceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_Price__Output>): grpc.ClientUnaryCall;
  FindPrice(argument: _pandex_order_v1_PriceRequest, callback: grpc.requestCallback<_pandex_order_v1_Price__Output>): grpc.ClientUnaryCall;
  findPrice(argument: _pandex_order_v1_PriceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_Price__Output>): grpc.ClientUnaryCall;
  findPrice(argument: _pandex_order_v1_PriceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_Price__Output>): grpc.ClientUnaryCall;
  findPrice(argument: _pandex_order_v1_PriceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_Price__Output>): grpc.ClientUnaryCall;
  findPrice(argument: _pandex_order_v1_PriceRequest, callback: grpc.requestCallback<_pandex_order_v1_Price__Output>): grpc.ClientUnaryCall;
  
  GetOrder(argument: _pandex_order_v1_OrderId, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderDetails__Output>): grpc.ClientUnaryCall;
  GetOrder(argument: _pandex_order_v1_OrderId, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_OrderDetails__Output>): grpc.ClientUnaryCall;
  GetOrder(argument: _pandex_order_v1_OrderId, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderDetails__Output>): grpc.ClientUnaryCall;
  GetOrder(argument: _pandex_order_v1_OrderId, callback: grpc.requestCallback<_pandex_order_v1_OrderDetails__Output>): grpc.ClientUnaryCall;
  getOrder(argument: _pandex_order_v1_OrderId, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderDetails__Output>): grpc.ClientUnaryCall;
  getOrder(argument: _pandex_order_v1_OrderId, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_OrderDetails__Output>): grpc.ClientUnaryCall;
  getOrder(argument: _pandex_order_v1_OrderId, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderDetails__Output>): grpc.ClientUnaryCall;
  getOrder(argument: _pandex_order_v1_OrderId, callback: grpc.requestCallback<_pandex_order_v1_OrderDetails__Output>): grpc.ClientUnaryCall;
  
  GetPayment(argument: _pandex_order_v1_OrderNo, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderPayment__Output>): grpc.ClientUnaryCall;
  GetPayment(argument: _pandex_order_v1_OrderNo, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_OrderPayment__Output>): grpc.ClientUnaryCall;
  GetPayment(argument: _pandex_order_v1_OrderNo, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderPayment__Output>): grpc.ClientUnaryCall;
  GetPayment(argument: _pandex_order_v1_OrderNo, callback: grpc.requestCallback<_pandex_order_v1_OrderPayment__Output>): grpc.ClientUnaryCall;
  getPayment(argument: _pandex_order_v1_OrderNo, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderPayment__Output>): grpc.ClientUnaryCall;
  getPayment(argument: _pandex_order_v1_OrderNo, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_OrderPayment__Output>): grpc.ClientUnaryCall;
  getPayment(argument: _pandex_order_v1_OrderNo, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderPayment__Output>): grpc.ClientUnaryCall;
  getPayment(argument: _pandex_order_v1_OrderNo, callback: grpc.requestCallback<_pandex_order_v1_OrderPayment__Output>): grpc.ClientUnaryCall;
  
  GetServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  GetServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  GetServiceStatus(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  GetServiceStatus(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  
  ListCoupons(argument: _pandex_order_v1_ListCouponsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_CouponList__Output>): grpc.ClientUnaryCall;
  ListCoupons(argument: _pandex_order_v1_ListCouponsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_CouponList__Output>): grpc.ClientUnaryCall;
  ListCoupons(argument: _pandex_order_v1_ListCouponsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_CouponList__Output>): grpc.ClientUnaryCall;
  ListCoupons(argument: _pandex_order_v1_ListCouponsRequest, callback: grpc.requestCallback<_pandex_order_v1_CouponList__Output>): grpc.ClientUnaryCall;
  listCoupons(argument: _pandex_order_v1_ListCouponsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_CouponList__Output>): grpc.ClientUnaryCall;
  listCoupons(argument: _pandex_order_v1_ListCouponsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_CouponList__Output>): grpc.ClientUnaryCall;
  listCoupons(argument: _pandex_order_v1_ListCouponsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_CouponList__Output>): grpc.ClientUnaryCall;
  listCoupons(argument: _pandex_order_v1_ListCouponsRequest, callback: grpc.requestCallback<_pandex_order_v1_CouponList__Output>): grpc.ClientUnaryCall;
  
  ListDifferences(argument: _pandex_order_v1_ListDifferencesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_DifferenceList__Output>): grpc.ClientUnaryCall;
  ListDifferences(argument: _pandex_order_v1_ListDifferencesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_DifferenceList__Output>): grpc.ClientUnaryCall;
  ListDifferences(argument: _pandex_order_v1_ListDifferencesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_DifferenceList__Output>): grpc.ClientUnaryCall;
  ListDifferences(argument: _pandex_order_v1_ListDifferencesRequest, callback: grpc.requestCallback<_pandex_order_v1_DifferenceList__Output>): grpc.ClientUnaryCall;
  listDifferences(argument: _pandex_order_v1_ListDifferencesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_DifferenceList__Output>): grpc.ClientUnaryCall;
  listDifferences(argument: _pandex_order_v1_ListDifferencesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_DifferenceList__Output>): grpc.ClientUnaryCall;
  listDifferences(argument: _pandex_order_v1_ListDifferencesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_DifferenceList__Output>): grpc.ClientUnaryCall;
  listDifferences(argument: _pandex_order_v1_ListDifferencesRequest, callback: grpc.requestCallback<_pandex_order_v1_DifferenceList__Output>): grpc.ClientUnaryCall;
  
  ListGoods(argument: _pandex_order_v1_ListGoodsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_GoodsList__Output>): grpc.ClientUnaryCall;
  ListGoods(argument: _pandex_order_v1_ListGoodsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_GoodsList__Output>): grpc.ClientUnaryCall;
  ListGoods(argument: _pandex_order_v1_ListGoodsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_GoodsList__Output>): grpc.ClientUnaryCall;
  ListGoods(argument: _pandex_order_v1_ListGoodsRequest, callback: grpc.requestCallback<_pandex_order_v1_GoodsList__Output>): grpc.ClientUnaryCall;
  listGoods(argument: _pandex_order_v1_ListGoodsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_GoodsList__Output>): grpc.ClientUnaryCall;
  listGoods(argument: _pandex_order_v1_ListGoodsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_GoodsList__Output>): grpc.ClientUnaryCall;
  listGoods(argument: _pandex_order_v1_ListGoodsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_GoodsList__Output>): grpc.ClientUnaryCall;
  listGoods(argument: _pandex_order_v1_ListGoodsRequest, callback: grpc.requestCallback<_pandex_order_v1_GoodsList__Output>): grpc.ClientUnaryCall;
  
  ListOrderSeries(argument: _pandex_common_v1_SeriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderSeries__Output>): grpc.ClientUnaryCall;
  ListOrderSeries(argument: _pandex_common_v1_SeriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_OrderSeries__Output>): grpc.ClientUnaryCall;
  ListOrderSeries(argument: _pandex_common_v1_SeriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderSeries__Output>): grpc.ClientUnaryCall;
  ListOrderSeries(argument: _pandex_common_v1_SeriesRequest, callback: grpc.requestCallback<_pandex_order_v1_OrderSeries__Output>): grpc.ClientUnaryCall;
  listOrderSeries(argument: _pandex_common_v1_SeriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderSeries__Output>): grpc.ClientUnaryCall;
  listOrderSeries(argument: _pandex_common_v1_SeriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_OrderSeries__Output>): grpc.ClientUnaryCall;
  listOrderSeries(argument: _pandex_common_v1_SeriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderSeries__Output>): grpc.ClientUnaryCall;
  listOrderSeries(argument: _pandex_common_v1_SeriesRequest, callback: grpc.requestCallback<_pandex_order_v1_OrderSeries__Output>): grpc.ClientUnaryCall;
  
  ListOrders(argument: _pandex_order_v1_ListOrdersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderList__Output>): grpc.ClientUnaryCall;
  ListOrders(argument: _pandex_order_v1_ListOrdersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_OrderList__Output>): grpc.ClientUnaryCall;
  ListOrders(argument: _pandex_order_v1_ListOrdersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderList__Output>): grpc.ClientUnaryCall;
  ListOrders(argument: _pandex_order_v1_ListOrdersRequest, callback: grpc.requestCallback<_pandex_order_v1_OrderList__Output>): grpc.ClientUnaryCall;
  listOrders(argument: _pandex_order_v1_ListOrdersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderList__Output>): grpc.ClientUnaryCall;
  listOrders(argument: _pandex_order_v1_ListOrdersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_OrderList__Output>): grpc.ClientUnaryCall;
  listOrders(argument: _pandex_order_v1_ListOrdersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderList__Output>): grpc.ClientUnaryCall;
  listOrders(argument: _pandex_order_v1_ListOrdersRequest, callback: grpc.requestCallback<_pandex_order_v1_OrderList__Output>): grpc.ClientUnaryCall;
  
  ListOwnOrders(argument: _pandex_order_v1_ListOwnOrdersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OwnOrderList__Output>): grpc.ClientUnaryCall;
  ListOwnOrders(argument: _pandex_order_v1_ListOwnOrdersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_OwnOrderList__Output>): grpc.ClientUnaryCall;
  ListOwnOrders(argument: _pandex_order_v1_ListOwnOrdersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OwnOrderList__Output>): grpc.ClientUnaryCall;
  ListOwnOrders(argument: _pandex_order_v1_ListOwnOrdersRequest, callback: grpc.requestCallback<_pandex_order_v1_OwnOrderList__Output>): grpc.ClientUnaryCall;
  listOwnOrders(argument: _pandex_order_v1_ListOwnOrdersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OwnOrderList__Output>): grpc.ClientUnaryCall;
  listOwnOrders(argument: _pandex_order_v1_ListOwnOrdersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_OwnOrderList__Output>): grpc.ClientUnaryCall;
  listOwnOrders(argument: _pandex_order_v1_ListOwnOrdersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OwnOrderList__Output>): grpc.ClientUnaryCall;
  listOwnOrders(argument: _pandex_order_v1_ListOwnOrdersRequest, callback: grpc.requestCallback<_pandex_order_v1_OwnOrderList__Output>): grpc.ClientUnaryCall;
  
  ListShopGoods(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_ShopGoodsList__Output>): grpc.ClientUnaryCall;
  ListShopGoods(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_ShopGoodsList__Output>): grpc.ClientUnaryCall;
  ListShopGoods(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_ShopGoodsList__Output>): grpc.ClientUnaryCall;
  ListShopGoods(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_order_v1_ShopGoodsList__Output>): grpc.ClientUnaryCall;
  listShopGoods(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_ShopGoodsList__Output>): grpc.ClientUnaryCall;
  listShopGoods(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_ShopGoodsList__Output>): grpc.ClientUnaryCall;
  listShopGoods(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_ShopGoodsList__Output>): grpc.ClientUnaryCall;
  listShopGoods(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_order_v1_ShopGoodsList__Output>): grpc.ClientUnaryCall;
  
  NotifyPayment(argument: _pandex_order_v1_Notification, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_NotificationReply__Output>): grpc.ClientUnaryCall;
  NotifyPayment(argument: _pandex_order_v1_Notification, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_NotificationReply__Output>): grpc.ClientUnaryCall;
  NotifyPayment(argument: _pandex_order_v1_Notification, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_NotificationReply__Output>): grpc.ClientUnaryCall;
  NotifyPayment(argument: _pandex_order_v1_Notification, callback: grpc.requestCallback<_pandex_order_v1_NotificationReply__Output>): grpc.ClientUnaryCall;
  notifyPayment(argument: _pandex_order_v1_Notification, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_NotificationReply__Output>): grpc.ClientUnaryCall;
  notifyPayment(argument: _pandex_order_v1_Notification, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_NotificationReply__Output>): grpc.ClientUnaryCall;
  notifyPayment(argument: _pandex_order_v1_Notification, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_NotificationReply__Output>): grpc.ClientUnaryCall;
  notifyPayment(argument: _pandex_order_v1_Notification, callback: grpc.requestCallback<_pandex_order_v1_NotificationReply__Output>): grpc.ClientUnaryCall;
  
  OrderGoods(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  OrderGoods(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  OrderGoods(argument: _pandex_common_v1_Ids, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  OrderGoods(argument: _pandex_common_v1_Ids, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  orderGoods(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  orderGoods(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  orderGoods(argument: _pandex_common_v1_Ids, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  orderGoods(argument: _pandex_common_v1_Ids, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  
  SubmitReference(argument: _pandex_order_v1_ReferenceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderState__Output>): grpc.ClientUnaryCall;
  SubmitReference(argument: _pandex_order_v1_ReferenceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_OrderState__Output>): grpc.ClientUnaryCall;
  SubmitReference(argument: _pandex_order_v1_ReferenceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderState__Output>): grpc.ClientUnaryCall;
  SubmitReference(argument: _pandex_order_v1_ReferenceRequest, callback: grpc.requestCallback<_pandex_order_v1_OrderState__Output>): grpc.ClientUnaryCall;
  submitReference(argument: _pandex_order_v1_ReferenceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderState__Output>): grpc.ClientUnaryCall;
  submitReference(argument: _pandex_order_v1_ReferenceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_OrderState__Output>): grpc.ClientUnaryCall;
  submitReference(argument: _pandex_order_v1_ReferenceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_OrderState__Output>): grpc.ClientUnaryCall;
  submitReference(argument: _pandex_order_v1_ReferenceRequest, callback: grpc.requestCallback<_pandex_order_v1_OrderState__Output>): grpc.ClientUnaryCall;
  
  TestSetting(argument: _pandex_common_v1_TestSettingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  TestSetting(argument: _pandex_common_v1_TestSettingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  TestSetting(argument: _pandex_common_v1_TestSettingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  TestSetting(argument: _pandex_common_v1_TestSettingRequest, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  testSetting(argument: _pandex_common_v1_TestSettingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  testSetting(argument: _pandex_common_v1_TestSettingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  testSetting(argument: _pandex_common_v1_TestSettingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  testSetting(argument: _pandex_common_v1_TestSettingRequest, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  
  UpdateCoupon(argument: _pandex_order_v1_UpdateCouponRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_Coupon__Output>): grpc.ClientUnaryCall;
  UpdateCoupon(argument: _pandex_order_v1_UpdateCouponRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_Coupon__Output>): grpc.ClientUnaryCall;
  UpdateCoupon(argument: _pandex_order_v1_UpdateCouponRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_Coupon__Output>): grpc.ClientUnaryCall;
  UpdateCoupon(argument: _pandex_order_v1_UpdateCouponRequest, callback: grpc.requestCallback<_pandex_order_v1_Coupon__Output>): grpc.ClientUnaryCall;
  updateCoupon(argument: _pandex_order_v1_UpdateCouponRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_Coupon__Output>): grpc.ClientUnaryCall;
  updateCoupon(argument: _pandex_order_v1_UpdateCouponRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_Coupon__Output>): grpc.ClientUnaryCall;
  updateCoupon(argument: _pandex_order_v1_UpdateCouponRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_Coupon__Output>): grpc.ClientUnaryCall;
  updateCoupon(argument: _pandex_order_v1_UpdateCouponRequest, callback: grpc.requestCallback<_pandex_order_v1_Coupon__Output>): grpc.ClientUnaryCall;
  
  UpdateGoods(argument: _pandex_order_v1_UpdateGoodsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_Goods__Output>): grpc.ClientUnaryCall;
  UpdateGoods(argument: _pandex_order_v1_UpdateGoodsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_Goods__Output>): grpc.ClientUnaryCall;
  UpdateGoods(argument: _pandex_order_v1_UpdateGoodsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_Goods__Output>): grpc.ClientUnaryCall;
  UpdateGoods(argument: _pandex_order_v1_UpdateGoodsRequest, callback: grpc.requestCallback<_pandex_order_v1_Goods__Output>): grpc.ClientUnaryCall;
  updateGoods(argument: _pandex_order_v1_UpdateGoodsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_Goods__Output>): grpc.ClientUnaryCall;
  updateGoods(argument: _pandex_order_v1_UpdateGoodsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_Goods__Output>): grpc.ClientUnaryCall;
  updateGoods(argument: _pandex_order_v1_UpdateGoodsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_Goods__Output>): grpc.ClientUnaryCall;
  updateGoods(argument: _pandex_order_v1_UpdateGoodsRequest, callback: grpc.requestCallback<_pandex_order_v1_Goods__Output>): grpc.ClientUnaryCall;
  
  UpdateOrder(argument: _pandex_order_v1_UpdateOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_Order__Output>): grpc.ClientUnaryCall;
  UpdateOrder(argument: _pandex_order_v1_UpdateOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_Order__Output>): grpc.ClientUnaryCall;
  UpdateOrder(argument: _pandex_order_v1_UpdateOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_Order__Output>): grpc.ClientUnaryCall;
  UpdateOrder(argument: _pandex_order_v1_UpdateOrderRequest, callback: grpc.requestCallback<_pandex_order_v1_Order__Output>): grpc.ClientUnaryCall;
  updateOrder(argument: _pandex_order_v1_UpdateOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_Order__Output>): grpc.ClientUnaryCall;
  updateOrder(argument: _pandex_order_v1_UpdateOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_order_v1_Order__Output>): grpc.ClientUnaryCall;
  updateOrder(argument: _pandex_order_v1_UpdateOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_order_v1_Order__Output>): grpc.ClientUnaryCall;
  updateOrder(argument: _pandex_order_v1_UpdateOrderRequest, callback: grpc.requestCallback<_pandex_order_v1_Order__Output>): grpc.ClientUnaryCall;
  
}

export interface OrderServiceHandlers extends grpc.UntypedServiceImplementation {
  BuildAlipay: grpc.handleUnaryCall<_pandex_common_v1_Empty__Output, _pandex_order_v1_BuildAlipayReply>;
  
  CancelOrder: grpc.handleUnaryCall<_pandex_order_v1_OrderNo__Output, _pandex_order_v1_OrderState>;
  
  CheckOrder: grpc.handleUnaryCall<_pandex_order_v1_OrderNo__Output, _pandex_order_v1_OrderState>;
  
  CountWork: grpc.handleUnaryCall<_pandex_common_v1_Empty__Output, _pandex_order_v1_OrderWork>;
  
  CreateCoupon: grpc.handleUnaryCall<_pandex_order_v1_CreateCouponRequest__Output, _pandex_order_v1_Coupon>;
  
  CreateGoods: grpc.handleUnaryCall<_pandex_order_v1_CreateGoodsRequest__Output, _pandex_order_v1_Goods>;
  
  CreateOrder: grpc.handleUnaryCall<_pandex_order_v1_CreateOrderRequest__Output, _pandex_order_v1_OrderPayment>;
  
  DeleteCoupons: grpc.handleUnaryCall<_pandex_common_v1_Ids__Output, _pandex_common_v1_BulkReply>;
  
  DeleteGoods: grpc.handleUnaryCall<_pandex_common_v1_Ids__Output, _pandex_common_v1_BulkReply>;
  
  FindPrice: grpc.handleUnaryCall<_pandex_order_v1_PriceRequest__Output, _pandex_order_v1_Price>;
  
  GetOrder: grpc.handleUnaryCall<_pandex_order_v1_OrderId__Output, _pandex_order_v1_OrderDetails>;
  
  GetPayment: grpc.handleUnaryCall<_pandex_order_v1_OrderNo__Output, _pandex_order_v1_OrderPayment>;
  
  GetServiceStatus: grpc.handleUnaryCall<_pandex_common_v1_Empty__Output, _pandex_common_v1_ServiceStatus>;
  
  ListCoupons: grpc.handleUnaryCall<_pandex_order_v1_ListCouponsRequest__Output, _pandex_order_v1_CouponList>;
  
  ListDifferences: grpc.handleUnaryCall<_pandex_order_v1_ListDifferencesRequest__Output, _pandex_order_v1_DifferenceList>;
  
  ListGoods: grpc.handleUnaryCall<_pandex_order_v1_ListGoodsRequest__Output, _pandex_order_v1_GoodsList>;
  
  ListOrderSeries: grpc.handleUnaryCall<_pandex_common_v1_SeriesRequest__Output, _pandex_order_v1_OrderSeries>;
  
  ListOrders: grpc.handleUnaryCall<_pandex_order_v1_ListOrdersRequest__Output, _pandex_order_v1_OrderList>;
  
  ListOwnOrders: grpc.handleUnaryCall<_pandex_order_v1_ListOwnOrdersRequest__Output, _pandex_order_v1_OwnOrderList>;
  
  ListShopGoods: grpc.handleUnaryCall<_pandex_common_v1_Empty__Output, _pandex_order_v1_ShopGoodsList>;
  
  NotifyPayment: grpc.handleUnaryCall<_pandex_order_v1_Notification__Output, _pandex_order_v1_NotificationReply>;
  
  OrderGoods: grpc.handleUnaryCall<_pandex_common_v1_Ids__Output, _pandex_common_v1_Empty>;
  
  SubmitReference: grpc.handleUnaryCall<_pandex_order_v1_ReferenceRequest__Output, _pandex_order_v1_OrderState>;
  
  TestSetting: grpc.handleUnaryCall<_pandex_common_v1_TestSettingRequest__Output, _pandex_common_v1_TestSettingReply>;
  
  UpdateCoupon: grpc.handleUnaryCall<_pandex_order_v1_UpdateCouponRequest__Output, _pandex_order_v1_Coupon>;
  
  UpdateGoods: grpc.handleUnaryCall<_pandex_order_v1_UpdateGoodsRequest__Output, _pandex_order_v1_Goods>;
  
  UpdateOrder: grpc.handleUnaryCall<_pandex_order_v1_UpdateOrderRequest__Output, _pandex_order_v1_Order>;
  
}

export interface OrderServiceDefinition extends grpc.ServiceDefinition {
  BuildAlipay: MethodDefinition<_pandex_common_v1_Empty, _pandex_order_v1_BuildAlipayReply, _pandex_common_v1_Empty__Output, _pandex_order_v1_BuildAlipayReply__Output>
  CancelOrder: MethodDefinition<_pandex_order_v1_OrderNo, _pandex_order_v1_OrderState, _pandex_order_v1_OrderNo__Output, _pandex_order_v1_OrderState__Output>
  CheckOrder: MethodDefinition<_pandex_order_v1_OrderNo, _pandex_order_v1_OrderState, _pandex_order_v1_OrderNo__Output, _pandex_order_v1_OrderState__Output>
  CountWork: MethodDefinition<_pandex_common_v1_Empty, _pandex_order_v1_OrderWork, _pandex_common_v1_Empty__Output, _pandex_order_v1_OrderWork__Output>
  CreateCoupon: MethodDefinition<_pandex_order_v1_CreateCouponRequest, _pandex_order_v1_Coupon, _pandex_order_v1_CreateCouponRequest__Output, _pandex_order_v1_Coupon__Output>
  CreateGoods: MethodDefinition<_pandex_order_v1_CreateGoodsRequest, _pandex_order_v1_Goods, _pandex_order_v1_CreateGoodsRequest__Output, _pandex_order_v1_Goods__Output>
  CreateOrder: MethodDefinition<_pandex_order_v1_CreateOrderRequest, _pandex_order_v1_OrderPayment, _pandex_order_v1_CreateOrderRequest__Output, _pandex_order_v1_OrderPayment__Output>
  DeleteCoupons: MethodDefinition<_pandex_common_v1_Ids, _pandex_common_v1_BulkReply, _pandex_common_v1_Ids__Output, _pandex_common_v1_BulkReply__Output>
  DeleteGoods: MethodDefinition<_pandex_common_v1_Ids, _pandex_common_v1_BulkReply, _pandex_common_v1_Ids__Output, _pandex_common_v1_BulkReply__Output>
  FindPrice: MethodDefinition<_pandex_order_v1_PriceRequest, _pandex_order_v1_Price, _pandex_order_v1_PriceRequest__Output, _pandex_order_v1_Price__Output>
  GetOrder: MethodDefinition<_pandex_order_v1_OrderId, _pandex_order_v1_OrderDetails, _pandex_order_v1_OrderId__Output, _pandex_order_v1_OrderDetails__Output>
  GetPayment: MethodDefinition<_pandex_order_v1_OrderNo, _pandex_order_v1_OrderPayment, _pandex_order_v1_OrderNo__Output, _pandex_order_v1_OrderPayment__Output>
  GetServiceStatus: MethodDefinition<_pandex_common_v1_Empty, _pandex_common_v1_ServiceStatus, _pandex_common_v1_Empty__Output, _pandex_common_v1_ServiceStatus__Output>
  ListCoupons: MethodDefinition<_pandex_order_v1_ListCouponsRequest, _pandex_order_v1_CouponList, _pandex_order_v1_ListCouponsRequest__Output, _pandex_order_v1_CouponList__Output>
  ListDifferences: MethodDefinition<_pandex_order_v1_ListDifferencesRequest, _pandex_order_v1_DifferenceList, _pandex_order_v1_ListDifferencesRequest__Output, _pandex_order_v1_DifferenceList__Output>
  ListGoods: MethodDefinition<_pandex_order_v1_ListGoodsRequest, _pandex_order_v1_GoodsList, _pandex_order_v1_ListGoodsRequest__Output, _pandex_order_v1_GoodsList__Output>
  ListOrderSeries: MethodDefinition<_pandex_common_v1_SeriesRequest, _pandex_order_v1_OrderSeries, _pandex_common_v1_SeriesRequest__Output, _pandex_order_v1_OrderSeries__Output>
  ListOrders: MethodDefinition<_pandex_order_v1_ListOrdersRequest, _pandex_order_v1_OrderList, _pandex_order_v1_ListOrdersRequest__Output, _pandex_order_v1_OrderList__Output>
  ListOwnOrders: MethodDefinition<_pandex_order_v1_ListOwnOrdersRequest, _pandex_order_v1_OwnOrderList, _pandex_order_v1_ListOwnOrdersRequest__Output, _pandex_order_v1_OwnOrderList__Output>
  ListShopGoods: MethodDefinition<_pandex_common_v1_Empty, _pandex_order_v1_ShopGoodsList, _pandex_common_v1_Empty__Output, _pandex_order_v1_ShopGoodsList__Output>
  NotifyPayment: MethodDefinition<_pandex_order_v1_Notification, _pandex_order_v1_NotificationReply, _pandex_order_v1_Notification__Output, _pandex_order_v1_NotificationReply__Output>
  OrderGoods: MethodDefinition<_pandex_common_v1_Ids, _pandex_common_v1_Empty, _pandex_common_v1_Ids__Output, _pandex_common_v1_Empty__Output>
  SubmitReference: MethodDefinition<_pandex_order_v1_ReferenceRequest, _pandex_order_v1_OrderState, _pandex_order_v1_ReferenceRequest__Output, _pandex_order_v1_OrderState__Output>
  TestSetting: MethodDefinition<_pandex_common_v1_TestSettingRequest, _pandex_common_v1_TestSettingReply, _pandex_common_v1_TestSettingRequest__Output, _pandex_common_v1_TestSettingReply__Output>
  UpdateCoupon: MethodDefinition<_pandex_order_v1_UpdateCouponRequest, _pandex_order_v1_Coupon, _pandex_order_v1_UpdateCouponRequest__Output, _pandex_order_v1_Coupon__Output>
  UpdateGoods: MethodDefinition<_pandex_order_v1_UpdateGoodsRequest, _pandex_order_v1_Goods, _pandex_order_v1_UpdateGoodsRequest__Output, _pandex_order_v1_Goods__Output>
  UpdateOrder: MethodDefinition<_pandex_order_v1_UpdateOrderRequest, _pandex_order_v1_Order, _pandex_order_v1_UpdateOrderRequest__Output, _pandex_order_v1_Order__Output>
}
