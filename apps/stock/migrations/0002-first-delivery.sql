-- What the catalogue sells from stock (windows-domain 1.5); ops set real counts with `shop stock set`.
INSERT INTO stock_level (product, on_hand)
VALUES (1001, 40), (1002, 40), (1003, 25), (1004, 25), (1005, 12), (1006, 8), (1007, 200), (1008, 200)
ON CONFLICT DO NOTHING;
